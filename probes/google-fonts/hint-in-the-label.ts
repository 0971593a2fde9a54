import assert from 'node:assert/strict';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

type Page = {remotion_delayRenderTimeouts: Record<string, {label: string | null}>; remotion_attempt: number; process: object};

/** A family of its own for each call: a piece that is loading is not asked for again. */
const family = (fontFamily: string) => ({
  ...{fontFamily, importName: '', version: '', url: '', subsets: []},
  unicodeRanges: {latin: 'U+0000-00FF'},
  fonts: {normal: {'400': {latin: `https://example.com/${fontFamily}.woff2`}}},
});

const HINT = /\. This might be caused by loading too many font variations\. Read more: .*#render-timeout-when-loading-google-fonts$/;

export default inNode(
  'The label of a font has the hint about too many variations unless both weights and subsets are named, and its handle fails after 58 of its 60 seconds.',
  () => {
    const page: Page = {remotion_delayRenderTimeouts: {}, remotion_attempt: 1, process: {env: {NODE_ENV: 'test'}}};
    const globals = {
      window: page,
      FontFace: class {
        status = 'loading';
        load = () => new Promise(() => undefined);
      },
      document: {fonts: new Set()},
    };
    const {setTimeout} = globalThis;
    const timers: [() => void, number][] = [];
    Object.assign(globalThis, globals);
    // Nothing of this ever comes to its end.
    globalThis.setTimeout = ((run: () => void, milliseconds: number) => timers.push([run, milliseconds])) as unknown as typeof setTimeout;
    const labelWith = (name: string, options?: Parameters<typeof loadFontFromInfo>[2]) => {
      page.remotion_delayRenderTimeouts = {};
      loadFontFromInfo(family(name), 'normal', options);
      return Object.values(page.remotion_delayRenderTimeouts)[0]?.label ?? '';
    };
    try {
      assert.match(labelWith('Sloop'), HINT);
      assert.match(labelWith('Ketch', {weights: ['400']}), HINT);
      assert.match(labelWith('Yawl', {subsets: ['latin']}), HINT);
      timers.length = 0;
      assert.equal(labelWith('Brig', {weights: ['400'], subsets: ['latin']}), 'Fetching Brig font {"style":"normal","weight":"400","subset":"latin"}');
      const handle = timers.find(([, milliseconds]) => milliseconds === 58_000);
      assert.ok(handle);
      assert.throws(handle[0], /"Fetching Brig font .*" was called but not cleared after 58000ms/);
    } finally {
      globalThis.setTimeout = setTimeout;
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
