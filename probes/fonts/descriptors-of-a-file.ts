import assert from 'node:assert/strict';
import {loadFont} from '@remotion/fonts';
import {inNode} from '../lib/probe';

type Page = {remotion_delayRenderTimeouts: Record<string, {label: string; timeout: NodeJS.Timeout}>};

const DESCRIPTORS = {
  weight: '600',
  style: 'italic',
  stretch: '75%',
  unicodeRange: 'U+0000-00FF',
  display: 'swap',
  featureSettings: '"tnum"',
  variant: 'small-caps',
  ascentOverride: '90%',
  descentOverride: '20%',
  lineGapOverride: '0%',
} as const;

export default inNode(
  'loadFont() of @remotion/fonts passes all but family, url and format to FontFace, names them in the label of its handle, and resolves once the font is in document.fonts; a value that FontFace refuses rejects the call.',
  async () => {
    const page = {
      remotion_delayRenderTimeouts: {},
      ...{remotion_attempt: 1, remotion_puppeteerTimeout: 30_000, process: {env: {NODE_ENV: 'production'}}},
    } as unknown as Page;
    const made: {family: string; descriptors: object}[] = [];
    const fonts = new Set<unknown>();
    let arrive = () => {};
    const globals = {
      window: page,
      document: {fonts},
      FontFace: class {
        constructor(family: string, _: string, descriptors: {weight?: string}) {
          if (descriptors.weight === 'heavy') throw new SyntaxError("Failed to set 'heavy' as a property value.");
          made.push({family, descriptors});
        }
        load = () => new Promise<void>((resolve) => (arrive = resolve));
      },
    };
    Object.assign(globalThis, globals);
    try {
      const loading = loadFont({family: 'Tidal', url: 'a.woff2', format: 'woff2', ...DESCRIPTORS});
      const [{label} = {label: ''}] = Object.values(page.remotion_delayRenderTimeouts);
      assert.ok(label.startsWith('Loading font Tidal (url: a.woff2, format: woff2, weight: 600, '), label);
      for (const [name, value] of Object.entries(DESCRIPTORS)) assert.ok(label.includes(`${name}: ${value}`), name);
      assert.deepEqual(made, [{family: 'Tidal', descriptors: DESCRIPTORS}]);
      assert.equal(fonts.size, 0);
      arrive();
      assert.equal(await loading, undefined);
      assert.equal(fonts.size, 1);

      await assert.rejects(loadFont({family: 'Tidal', url: 'a.woff2', weight: 'heavy'}), {
        name: 'SyntaxError',
        message: "Failed to set 'heavy' as a property value.",
      });
    } finally {
      for (const {timeout} of Object.values(page.remotion_delayRenderTimeouts)) clearTimeout(timeout);
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
