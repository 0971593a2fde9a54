import fs from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {findBrowser} from './browser';
import {machine, table, writeFigures} from './figures';
import {measuredRun} from './measured-run';

/** Demos that are a little, some and much work for each frame. */
const DEMOS = ['spring', 'data-chart', 'camera-motion-blur'];
const SIZES = {'1280 × 720': 1, '1920 × 1080': 1.5};
/** The difference of two renders leaves out what a render takes to start and to end. */
const SHORT = 10;
const LONG = 60;

/** The settings with which a place renders by default; one CPU is a container of Cloud Run as it is deployed. Linux alone can keep processes to one CPU. */
const PLACES: Record<string, {before: string; flags: string}> = {
  'own server': {before: '', flags: ''},
  'as on Lambda': {before: '', flags: '--gl=swangle'},
  'as on Cloud Run': {before: 'taskset -c 0', flags: '--gl=swangle'},
};

/**
 * Measures how many milliseconds one tab takes for a frame of three demos, with the settings of three places on this machine.
 * It is wall-clock time: the browser's processes outlive the command, so a shell does not count their CPU time.
 */
export async function benchRenders(project: string): Promise<void> {
  const folder = path.join(project, '.cache/renders');
  fs.mkdirSync(folder, {recursive: true});
  const serveUrl = await bundle({
    entryPoint: path.join(project, 'demos/index.tsx'),
    publicDir: path.join(project, 'static'),
    outDir: path.join(folder, 'bundle'),
    onProgress: () => undefined,
  });
  const secondsOf = async (place: string, id: string, scale: number, frames: number): Promise<number> => {
    const {before, flags} = PLACES[place] ?? {before: '', flags: ''};
    const program = path.join(project, 'node_modules/.bin/remotion');
    const {wall} = await measuredRun(
      `${before} ${program} render ${serveUrl} ${id} ${path.join(folder, 'out.mp4')} --concurrency=1 --scale=${scale} --frames=0-${frames - 1} --browser-executable=${findBrowser()} ${flags}`,
      folder,
    );
    return wall;
  };
  const rows: string[][] = [];
  for (const id of DEMOS)
    for (const [size, scale] of Object.entries(SIZES)) {
      const cells: string[] = [];
      for (const place of Object.keys(PLACES)) {
        const extra = (await secondsOf(place, id, scale, LONG)) - (await secondsOf(place, id, scale, SHORT));
        cells.push(`${((extra / (LONG - SHORT)) * 1000).toFixed(0)} ms`);
        console.log(`renders, ${id} ${size}, ${place}: ${cells.at(-1)}`);
      }
      rows.push([id, size, ...cells]);
    }
  writeFigures(
    project,
    'renders',
    `${machine()}. One tab, H.264; the wall-clock time for a frame is the difference between ${LONG} and ${SHORT} frames.\n\n${table([['demo', 'size', ...Object.keys(PLACES)], ...rows])}`,
  );
}
