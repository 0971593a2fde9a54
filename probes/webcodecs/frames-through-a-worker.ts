import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {made} from '../lib/media';
import {inBrowser} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');
const PARSER = path.join(ROOT, 'node_modules/@remotion/media-parser/dist/esm/worker-web-entry.mjs');

const APP = `import {extractFrames} from '@remotion/webcodecs';
import {extractFramesOnWebWorker} from '@remotion/webcodecs/worker';

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Slow enough to see who waits for it. */
window.VideoDecoder = class extends VideoDecoder {
  constructor({output, error}) {
    super({output: (frame) => void wait(100).then(() => output(frame)), error});
  }
  flush() {
    return super.flush().then(() => wait(150));
  }
};
const calls = {extractFrames, extractFramesOnWebWorker};
window.extract = async (name, src, times, abort) => {
  const seen = [];
  const inThePage = [];
  const controller = new AbortController();
  const list = Array.isArray(times) ? times : undefined;
  const onFrame = (frame) => {
    inThePage.push(typeof document);
    seen.push(Math.round(frame.timestamp / 10_000) / 100);
    frame.close();
  };
  const ask = async ({track}) => {
    inThePage.push(typeof document);
    return [0, track.width / 320];
  };
  const work = calls[name]({src, timestampsInSeconds: list ?? ask, onFrame, acknowledgeRemotionLicense: true, signal: controller.signal});
  if (abort) controller.abort();
  const result = await work.then(() => 'resolved', (error) => error.message);
  const atOnce = seen.length;
  await wait(500);
  return {result, seen, atOnce, inThePage: [...new Set(inThePage)], list};
};
window.ready = true;
`;

const H264 =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 2 -c:v libx264 -pix_fmt yuv420p -g 30 -movflags +faststart';
const HEVC =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 1 -c:v libx265 -pix_fmt yuv420p -tag:v hvc1';

type Result = {result: string; seen: number[]; atOnce: number; inThePage: string[]; list?: number[]};

export default inBrowser(
  'extractFramesOnWebWorker() calls functions in the page, empties the list, delivers and rejects as extractFrames(), with "Aborted by user" if aborted; where the file ends before all times are found, it resolves too early.',
  async (stage) => {
    const bundle = async (source: string, format: 'esm' | 'iife') => {
      const {outputFiles} = await build({
        stdin: {contents: source, resolveDir: ROOT},
        ...{bundle: true, write: false, logLevel: 'silent', format, define: {'process.env.NODE_ENV': '"production"'}},
      });
      return outputFiles[0]!.text;
    };
    const files: Record<string, [type: string, content: string | Buffer]> = {
      '/': ['text/html', '<!doctype html><script type="module" src="/app.mjs"></script>'],
      '/app.mjs': ['text/javascript', await bundle(APP, 'esm')],
      '/worker-web-entry.mjs': ['text/javascript', await bundle(fs.readFileSync(PARSER, 'utf8'), 'esm')],
      '/clip.mp4': ['video/mp4', fs.readFileSync(await made('two-seconds.mp4', H264))],
      '/hevc.mp4': ['video/mp4', fs.readFileSync(await made('hevc-clip.mp4', HEVC))],
    };
    const origin = await stage.serve((request, response) => {
      const [type = '', content = ''] = files[request.url ?? ''] ?? [];
      if (!type) return void response.writeHead(404).end();
      const first = /^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1];
      const part = content.slice(Number(first ?? 0));
      const range = first ? {'content-range': `bytes ${first}-${content.length - 1}/${content.length}`} : {};
      response.writeHead(first ? 206 : 200, {'content-type': type, 'accept-ranges': 'bytes', 'content-length': part.length, ...range}).end(part);
    });
    const page = await stage.page();
    await page.goto(origin);
    await page.waitForFunction('globalThis.ready');
    const results: Record<string, Result[]> = {};
    for (const name of ['extractFrames', 'extractFramesOnWebWorker']) {
      const extract = (file: string, times: string, abort = false) => page.evaluate<Result>(`extract('${name}', '${origin}/${file}', ${times}, ${abort})`);
      results[name] = [
        await extract('clip.mp4', '[1, 0, 1.5]'),
        await extract('clip.mp4', 'undefined'),
        await extract('clip.mp4', '[1.9, 99]'),
        await extract('clip.mp4', '[0, 1]', true),
        await extract('clip.mp4', '[-1]'),
        await extract('missing.webm', '[0]'),
        await extract('hevc.mp4', '[0]'),
      ];
    }
    const [first, asked, late, aborted, negative, missing, unsupported] = results.extractFramesOnWebWorker!;
    assert.deepEqual(first, {result: 'resolved', seen: [0, 1, 1.5], atOnce: 3, inThePage: ['object'], list: []});
    assert.deepEqual([asked?.seen, asked?.inThePage], [[0, 0.5], ['object']]);
    assert.equal(aborted?.result, 'Aborted by user');
    assert.match(negative!.result, /negative time/);
    assert.match(missing!.result, /^Server returned status code 404 for /);
    assert.equal(unsupported?.result, 'Unsupported configuration. Check isConfigSupported() prior to calling configure().');
    assert.deepEqual(
      results.extractFramesOnWebWorker!.map(({result, seen}) => [result, seen]),
      results.extractFrames!.map(({result, seen}) => [result, seen]),
    );
    // Where the end of the file comes first, only extractFrames() waits for the last frames.
    assert.deepEqual([results.extractFrames![2]?.atOnce, late?.atOnce, late?.seen], [1, 0, [1.9]]);
  },
);
