import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Viewport = {width: number; height: number; deviceScaleFactor: number};
type Module = {makePage(options: object): Promise<unknown>};

const {makePage} = installed<Module>('@remotion/renderer/dist/make-page.js');

/** The size that a tab of a render gets, before it opens anything. */
async function windowFor(composition: object, scale: number): Promise<Viewport> {
  let size: Viewport | undefined;
  const setViewport = (viewport: Viewport) => {
    size = viewport;
    return Promise.reject(new Error('This is all.'));
  };
  const browserReplacer = {getBrowser: () => ({newPage: () => Promise.resolve({setViewport})})};
  await assert.rejects(makePage({composition, scale, browserReplacer, pagesArray: []}), {message: 'This is all.'});
  return size!;
}

export default inNode(
  'The window of a tab of a render is exactly as large as the composition, at any scale: for one of 1920 × 1080, it is 1080 pixels high.',
  async () => {
    for (const scale of [1, 2]) {
      assert.deepEqual(await windowFor({width: 1920, height: 1080}, scale), {width: 1920, height: 1080, deviceScaleFactor: scale});
      assert.deepEqual(await windowFor({width: 720, height: 1280}, scale), {width: 720, height: 1280, deviceScaleFactor: scale});
    }
  },
);
