import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Page = {window?: Record<string, unknown>; document?: object; HTMLVideoElement?: unknown};
type Three = {useVideoTexture(ref: {current: object | null}): {image: object} | null};

/** As much of a video element as the hook uses. */
class Tag {
  readyState = 0;
  videoWidth = 1280;
  videoHeight = 720;
  [name: string]: unknown;
  loaded: (() => void)[] = [];
  addEventListener(_: string, listener: () => void) {
    this.loaded.push(listener);
  }
  requestVideoFrameCallback() {}
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

export default inNode(
  'useVideoTexture() returns null until the video has data, holds a render until then, and sets the size attributes of the element. It misses a video that is mounted later, and is null without requestVideoFrameCallback().',
  async () => {
    const page = globalThis as unknown as Page;
    const {warn} = console;
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    page.document = {};
    page.HTMLVideoElement = Tag;
    const hook = installed<{useCurrentFrame: () => number}>('remotion/dist/cjs/use-current-frame.js');
    const {useCurrentFrame} = hook;
    hook.useCurrentFrame = () => 12;
    const {useVideoTexture} = installed<Three>('@remotion/three/dist/cjs/use-video-texture.js');
    const labels = () => Object.values(page.window?.remotion_delayRenderTimeouts as Record<string, {label: string}>).map(({label}) => label);
    const waiting = 'Waiting for texture in useVideoTexture() to be loaded';
    try {
      const tag = new Tag();
      const {render} = mounted(() => useVideoTexture({current: tag}));
      assert.deepEqual([render(), labels()], [null, [waiting]]);
      for (const loaded of tag.loaded) loaded();
      await settled();
      assert.deepEqual([render()?.image === tag, tag.width, tag.height, labels()], [true, 1280, 720, []]);

      const ref: {current: Tag | null} = {current: null};
      const late = mounted(() => useVideoTexture(ref));
      late.render();
      ref.current = Object.assign(new Tag(), {readyState: 4});
      await settled();
      assert.deepEqual([late.render(), labels()], [null, [waiting]]);
      late.unmount();
      assert.deepEqual(labels(), []);

      const older = class {
        readyState = 4;
        addEventListener() {}
      };
      page.HTMLVideoElement = older;
      const said: string[] = [];
      console.warn = (text: string) => void said.push(text);
      const old = mounted(() => useVideoTexture({current: new older()}));
      assert.deepEqual([old.render(), labels()], [null, []]);
      assert.deepEqual(said, ['Browser does not support requestVideoFrameCallback. Cannot display video.']);
    } finally {
      console.warn = warn;
      hook.useCurrentFrame = useCurrentFrame;
      for (const name of ['window', 'document', 'HTMLVideoElement'] as const) delete page[name];
    }
  },
);
