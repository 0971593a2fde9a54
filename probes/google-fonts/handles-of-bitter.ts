import assert from 'node:assert/strict';
import {getInfo as bitter} from '@remotion/google-fonts/Bitter';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {getInfo as poppins} from '@remotion/google-fonts/Poppins';
import {inNode} from '../lib/probe';

/** Names of their own: what is loaded is remembered by the name. */
const [BITTER, POPPINS] = [bitter(), poppins()].map((info) => ({...info, fontFamily: `${info.fontFamily} with handles`}));

type Timeouts = Record<string, {label: string; timeout: NodeJS.Timeout}>;

export default inNode(
  'loadFont() opens a handle for each combination of style, weight and subset until its file is there: 45 from 5 files for Bitter, as many as files for Poppins, and both styles if none is named.',
  async () => {
    const files: string[] = [];
    const arriving: (() => void)[] = [];
    const fonts = new Set<unknown>();
    // As on the page of a render, where handles have labels.
    const page: {process: object; remotion_delayRenderTimeouts: Timeouts} = {process: {env: {NODE_ENV: 'test'}}, remotion_delayRenderTimeouts: {}};
    const globals = {
      window: page,
      FontFace: class {
        constructor(_: string, source: string) {
          files.push(source);
        }
        load = () => new Promise<void>((resolve) => arriving.push(resolve));
      },
      document: {fonts},
    };
    Object.assign(globalThis, globals);
    const labels = () => Object.values(page.remotion_delayRenderTimeouts).map(({label}) => label);
    const arrive = async () => {
      for (const resolve of arriving.splice(0)) resolve();
      await new Promise(setImmediate);
      const count = files.splice(0);
      return [count.length, new Set(count).size];
    };
    try {
      loadFontFromInfo(BITTER!, 'normal', {weights: ['400'], subsets: ['latin']});
      assert.deepEqual(labels(), ['Fetching Bitter with handles font {"style":"normal","weight":"400","subset":"latin"}']);
      await arrive();
      assert.deepEqual([labels(), fonts.size], [[], 1]);

      loadFontFromInfo(BITTER!, 'normal');
      assert.equal(labels().length, 44);
      assert.match(labels()[0]!, /^Fetching Bitter with handles font \{.*\}\. This might be caused by loading too many font variations\./);
      // The file of the combination that was loaded before is one of the five.
      assert.deepEqual(await arrive(), [44, 5]);
      assert.deepEqual([labels(), fonts.size], [[], 45]);

      loadFontFromInfo(BITTER!);
      assert.match(labels()[0]!, /"style":"italic"/);
      assert.deepEqual(await arrive(), [45, 5]);
      loadFontFromInfo(POPPINS!, 'normal');
      const [combinations, different] = await arrive();
      assert.ok(combinations! > 20 && combinations === different, `${combinations} ${different}`);
    } finally {
      for (const {timeout} of Object.values(page.remotion_delayRenderTimeouts)) clearTimeout(timeout);
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
