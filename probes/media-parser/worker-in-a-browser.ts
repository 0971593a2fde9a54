import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {media} from '../lib/media';
import {inBrowser} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules/@remotion/media-parser/dist/esm');

const PARSE = `(async (bytes) => {
  const {parseMediaOnWebWorker} = await import('/worker.mjs');
  const log = [];
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  let frames = 0;
  await parseMediaOnWebWorker({
    src: new File([new Uint8Array(bytes)], 'plain.mp4'),
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    onContainer: async () => {
      log.push('container begins');
      await pause(150);
      log.push('container ends');
    },
    onDimensions: () => log.push('dimensions'),
    onVideoTrack: async ({track}) => {
      log.push('track');
      await pause(50);
      return async (sample) => {
        const frame = frames++;
        if (frame < 2) log.push('frame ' + frame + ' begins, ' + (sample.data.byteLength > 0 && document.body ? 'in the page' : 'elsewhere'));
        if (frame === 0) await pause(100);
        if (frame < 2) log.push('frame ' + frame + ' ends');
        return async () => {
          await pause(200);
          log.push('flushed');
        };
      };
    },
  });
  log.push('resolved');
  await pause(400);
  const vite = await import('/.vite/deps/worker.mjs').then((again) => again.parseMediaOnWebWorker({src: 'x'})).then(() => '', (error) => error.message);
  return {log, frames, vite};
})`;

export default inBrowser(
  'parseMediaOnWebWorker() sends values and samples to functions in the page and waits for each, but not for the promise of the function for the last sample; in .vite/deps it says that pre-bundling will break it.',
  async (stage) => {
    const origin = await stage.serve(({url = ''}, response) => {
      const name = path.basename(url);
      const isModule = name.endsWith('.mjs') && fs.existsSync(path.join(MODULES, name));
      response.writeHead(200, {'content-type': isModule ? 'text/javascript' : 'text/html'});
      response.end(isModule ? fs.readFileSync(path.join(MODULES, name)) : '<!doctype html>');
    });
    const page = await stage.page();
    await page.goto(origin);
    const bytes = [...fs.readFileSync(await media('silent.mp4'))];
    const {log, frames, vite} = await page.evaluate<{log: string[]; frames: number; vite: string}>(`${PARSE}(${JSON.stringify(bytes)})`);
    assert.equal(frames, 60);
    const container = log.indexOf('container begins');
    assert.equal(log[container + 1], 'container ends');
    assert.ok(log.includes('dimensions'));
    const first = log.indexOf('frame 0 begins, in the page');
    assert.ok(log.indexOf('track') < first);
    assert.equal(log[first + 1], 'frame 0 ends');
    assert.ok(log.indexOf('frame 1 begins, in the page') > first + 1);
    assert.deepEqual(log.slice(-2), ['resolved', 'flushed']);
    assert.match(vite, /^Detected Vite pre-bundling, which will break the worker\./);
  },
);
