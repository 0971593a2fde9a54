import assert from 'node:assert/strict';
import {AnimatedImage, continueRender} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Page = {window?: {remotion_delayRenderTimeouts: Record<string, {label: string}>} & Record<string, unknown>; document?: object};
type Forwarded = {render(props: object, ref: null): unknown};

const react = installed<{useImperativeHandle: unknown}>('react/index.js');
const hooks = installed<{useCurrentFrame: () => number}>('remotion/dist/cjs/use-current-frame.js');
const configs = installed<{useVideoConfig: () => object}>('remotion/dist/cjs/use-video-config.js');
const decoding = installed<{decodeImage: (given: object) => Promise<object>}>('remotion/dist/cjs/animated-image/decode-image.js');

export default inNode(
  'As long as the decoding of an <AnimatedImage> does not end, onError is not called, and the handle “Rendering <AnimatedImage/> with src=” stays open.',
  async () => {
    const page = globalThis as unknown as Page;
    const before = [{...react}, {...hooks}, {...configs}, {...decoding}];
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}, location: {origin: 'http://localhost:3000'}},
    };
    page.document = {};
    const labels = () => Object.values(page.window?.remotion_delayRenderTimeouts ?? {}).map(({label}) => label);
    let ended = (): void => undefined;
    const failed: unknown[] = [];
    try {
      hooks.useCurrentFrame = () => 0;
      configs.useVideoConfig = () => ({fps: 30});
      decoding.decodeImage = () => new Promise((_, reject) => (ended = () => reject(new Error('No image'))));
      const {render} = mounted(() => {
        react.useImperativeHandle = () => undefined;
        const onError = (error: unknown) => void failed.push(error);
        return (AnimatedImage as unknown as Forwarded).render({src: 'http://localhost:3000/heron.gif', onError}, null);
      });
      render();
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      assert.deepEqual([failed, labels()], [[], ['Rendering <AnimatedImage/> with src="http://localhost:3000/heron.gif"']]);
      ended();
      await new Promise(setImmediate);
      assert.deepEqual([failed.length, labels()], [1, []]);
    } finally {
      for (const handle of Object.keys(page.window.remotion_delayRenderTimeouts)) continueRender(Number(handle));
      for (const [index, module] of [react, hooks, configs, decoding].entries()) Object.assign(module, before[index]);
      delete page.window;
      delete page.document;
    }
  },
);
