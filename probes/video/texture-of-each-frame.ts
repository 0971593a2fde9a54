import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Options = {src: string; delayRenderRetries?: number; delayRenderTimeoutInMilliseconds?: number};
type Texture = {url: string; disposed: boolean};
type Page = {window?: Record<string, unknown> & {remotion_cancelledError?: string}};

const HOOKS = ['use-current-frame', 'use-video-config', 'use-media-in-timeline'].map((name) =>
  installed<Record<string, unknown>>(`remotion/dist/cjs/${name}.js`),
);
const LOADER = path.join(__dirname, '../../node_modules/three/src/loaders/TextureLoader.js');
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

export default inNode(
  'useOffthreadVideoTexture() is null until the first image is there, holds each frame until its image is, with the retries and the limit that are passed, disposes of the previous texture, and cancels a render if one fails.',
  async () => {
    const page = globalThis as unknown as Page;
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    Object.assign(page.window, {remotion_proxyPort: 3001, origin: 'http://localhost:3000'});
    const handles = () => Object.values(page.window?.remotion_delayRenderTimeouts as Record<string, {label: string}>).map(({label}) => label);
    let frame = 0;
    const answers: {give: (texture: Texture) => void; fail: (error: Error) => void; url: string}[] = [];
    const cached = require.cache[LOADER];
    class TextureLoader {
      loadAsync = (url: string) => new Promise<Texture>((give, fail) => void answers.push({give, fail, url}));
    }
    require.cache[LOADER] = {exports: {TextureLoader}, loaded: true, id: LOADER, filename: LOADER} as NodeJS.Module;
    const before = HOOKS.map((hook) => ({...hook}));
    const [current, config] = HOOKS as [Record<string, unknown>, Record<string, unknown>];
    current.useCurrentFrame = () => frame;
    config.useVideoConfig = () => ({fps: 30});
    const refused = () => undefined;
    process.on('unhandledRejection', refused);
    try {
      const {useOffthreadVideoTexture} = installed<{useOffthreadVideoTexture: (options: Options) => Texture | null}>(
        '@remotion/three/dist/cjs/use-offthread-video-texture.js',
      );
      const {render} = mounted(() => useOffthreadVideoTexture({src: '/fish.mp4', delayRenderRetries: 2, delayRenderTimeoutInMilliseconds: 9000}));
      const loaded = async () => {
        await settled();
        const {url, give} = answers.at(-1)!;
        const texture = {url, disposed: false, dispose: () => (texture.disposed = true)};
        give(texture);
        await settled();
        return texture;
      };
      assert.equal(render(), null);
      assert.equal(handles().length, 1);
      assert.match(handles()[0] ?? '', /^fetch offthread video frame/);
      const first = await loaded();
      assert.deepEqual([render(), handles(), first.disposed], [first, [], false]);
      frame = 1;
      assert.equal(render(), first);
      assert.deepEqual([first.disposed, handles().length], [true, 1]);
      const second = await loaded();
      assert.deepEqual([render(), handles()], [second, []]);
      assert.notEqual(second.url, first.url);

      frame = 2;
      render();
      await settled();
      answers.at(-1)?.fail(new Error('no image'));
      await settled();
      assert.match(page.window.remotion_cancelledError ?? '', /no image/);
    } finally {
      process.removeListener('unhandledRejection', refused);
      HOOKS.forEach((hook, index) => Object.assign(hook, before[index]));
      require.cache[LOADER] = cached;
      delete page.window;
    }
  },
);
