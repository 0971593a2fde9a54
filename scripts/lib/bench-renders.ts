import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderMedia, selectComposition, type ChromiumOptions} from '@remotion/renderer';
import {findBrowser} from './browser';

/** Demos that are a little, some and much work for each frame. */
const DEMOS = ['spring', 'data-chart', 'camera-motion-blur'];
const SIZES = {'1280 × 720': 1, '1920 × 1080': 1.5};
/** The difference of two renders leaves out what a render takes to start and to end. */
const SHORT = 10;
const LONG = 50;

/** The settings with which a place renders by default; one CPU is a container of Cloud Run as it is deployed. */
const PLACES: Record<string, {chromiumOptions: ChromiumOptions; isOneCpu: boolean}> = {
  server: {chromiumOptions: {}, isOneCpu: false},
  'as on Lambda': {chromiumOptions: {gl: 'swangle'}, isOneCpu: false},
  'as on Cloud Run': {chromiumOptions: {gl: 'swangle'}, isOneCpu: true},
};

/** Prints how many milliseconds one tab takes for a frame of three demos, with the settings of three places on this machine. */
export async function benchRenders(project: string): Promise<void> {
  const serveUrl = await bundle({
    entryPoint: path.join(project, 'demos/index.tsx'),
    publicDir: path.join(project, 'static'),
    onProgress: () => undefined,
  });
  for (const [place, {chromiumOptions, isOneCpu}] of Object.entries(PLACES)) {
    // Linux alone can keep processes to one CPU; what is started from now on keeps to it, too.
    if (isOneCpu) execFileSync('taskset', ['-a', '-p', '-c', '0', String(process.pid)], {stdio: 'ignore'});
    const common = {serveUrl, browserExecutable: findBrowser(), chromiumOptions, logLevel: 'error' as const};
    for (const id of DEMOS)
      for (const [size, scale] of Object.entries(SIZES)) {
        const seconds = async (frames: number) => {
          const puppeteerInstance = await openBrowser('chrome', common);
          const options = {...common, puppeteerInstance};
          const composition = await selectComposition({...options, id});
          const started = performance.now();
          await renderMedia({...options, composition, codec: 'h264', concurrency: 1, scale, frameRange: [0, frames - 1], outputLocation: null});
          const taken = (performance.now() - started) / 1000;
          await puppeteerInstance.close({silent: true});
          return taken;
        };
        const [short, long] = [await seconds(SHORT), await seconds(LONG)];
        console.log(`renders, ${id} ${size}, ${place}: ${(((long - short) / (LONG - SHORT)) * 1000).toFixed(0)} ms a frame`);
      }
  }
}
