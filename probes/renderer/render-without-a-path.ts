import assert from 'node:assert/strict';
import path from 'node:path';
import {openBrowser, renderMedia, type RenderMediaOptions} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default inBrowser(
  'renderMedia() returns a buffer without a path, and null with one, calls onStart before the first frame, with the concurrency even if there are fewer frames, and fails for imageFormat none with "unexpected null buffer".',
  async (stage) => {
    const inputProps = {scene: 'FrameAsRed', props: {}};
    const puppeteerInstance = await openBrowser('chrome', {browserExecutable: setting('browser'), logLevel: 'error'});
    const render = (options: Partial<RenderMediaOptions>) =>
      renderMedia({
        composition: {
          ...{id: 'Scene', width: 320, height: 180, fps: 30, durationInFrames: 1, defaultProps: {}, props: inputProps},
          ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
        },
        ...{inputProps, serveUrl: setting('bundle'), puppeteerInstance, codec: 'h264' as const, muted: true, logLevel: 'error' as const},
        ...options,
      });
    try {
      const started: number[][] = [];
      const order: string[] = [];
      const {buffer} = await render({
        concurrency: 2,
        onStart: ({frameCount, resolvedConcurrency}) => {
          started.push([frameCount, resolvedConcurrency]);
          order.push('start');
        },
        onProgress: ({renderedFrames}) => void (renderedFrames > 0 && order.push('frame')),
      });
      assert.equal(buffer?.subarray(4, 8).toString(), 'ftyp');
      assert.deepEqual(started, [[1, 2]]);
      assert.deepEqual(order.slice(0, 2), ['start', 'frame']);
      assert.equal((await render({concurrency: 1, outputLocation: path.join(stage.folder, 'out.mp4')})).buffer, null);
      await assert.rejects(render({concurrency: 1, imageFormat: 'none'}), {message: 'unexpected null buffer'});
    } finally {
      await puppeteerInstance.close({silent: true});
    }
  },
);
