import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openBrowser, renderFrames, type RenderFramesOptions} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default inBrowser(
  'renderFrames() writes JPEGs whatever the composition suggests, reports and passes each frame, writes none with imageFormat none, leaves old images and a given browser, and says parallelEncoding false.',
  async (stage) => {
    const inputProps = {scene: 'FrameAsRed', props: {}};
    const puppeteerInstance = await openBrowser('chrome', {browserExecutable: setting('browser'), logLevel: 'error'});
    const folder = path.join(stage.folder, 'harbor/frames');
    const updates: number[][] = [];
    const started: object[] = [];
    const render = (options: Partial<RenderFramesOptions>) =>
      renderFrames({
        composition: {
          ...{id: 'Scene', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: inputProps},
          ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: 'png', defaultPixelFormat: null},
        },
        ...{inputProps, serveUrl: setting('bundle'), puppeteerInstance, logLevel: 'error', outputDir: folder, concurrency: 2},
        onStart: (data) => started.push(data),
        onFrameUpdate: (count, frame, milliseconds) => updates.push([count, frame, milliseconds]),
        ...options,
      });
    try {
      const {frameCount} = await render({frameRange: [3, 7]});
      assert.deepEqual([frameCount, started], [5, [{frameCount: 5, resolvedConcurrency: 2, parallelEncoding: false}]]);
      assert.deepEqual(
        fs.readdirSync(folder),
        [3, 4, 5, 6, 7].map((frame) => `element-${frame}.jpeg`),
      );
      assert.deepEqual(
        updates.map(([count]) => count),
        [1, 2, 3, 4, 5],
      );
      assert.deepEqual(updates.map(([, frame]) => frame).sort(), [3, 4, 5, 6, 7]);
      assert.ok(updates.every(([, , milliseconds]) => milliseconds! > 0));
      await render({frameRange: [4, 5], imageFormat: 'none'});
      await render({frameRange: 4});
      assert.equal(fs.readdirSync(folder).length, 5);
      const images: [number, string][] = [];
      await render({
        outputDir: null,
        frameRange: [8, 9],
        imageFormat: 'png',
        onFrameBuffer: (buffer, frame) => images.push([frame, buffer.toString('latin1', 1, 4)]),
      });
      assert.deepEqual(images.sort(), [
        [8, 'PNG'],
        [9, 'PNG'],
      ]);
      assert.equal(fs.readdirSync(folder).length, 5);
    } finally {
      await puppeteerInstance.close({silent: true});
    }
  },
);
