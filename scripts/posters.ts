import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {MAX_BYTES, type Picture} from '../core/demos/posters';
import {readDemos, type Demo} from '../core/demos/read';
import {nearest} from '../core/prose/nearest';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {findBrowser} from './lib/browser';
import {startBrowser} from './lib/start-browser';
import {needsRendering, updatePictures} from './lib/demo-pictures';
import {encodePicture, type Drawing} from './lib/encode-picture';

const PROJECT = path.join(__dirname, '..');

type Render = (composition: string, frame: number, props: Record<string, unknown>) => Promise<Buffer>;

/**
 * Renders posters of demos with the toolkit itself, and writes those that look different; the results are committed.
 * @param names ids of demos; if empty, the demos whose images are missing or out of date, or were last compared with other versions of the packages
 */
async function renderPosters(names: string[]): Promise<void> {
  const {demos: found, problems} = await readDemos(PROJECT);
  for (const {file, line, message, fix} of problems) console.error(`${file}:${line} ${message} ${fix}`);
  const ids = found.map(({id}) => id);
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown) throw new UsageError(`There is no demo "${unknown}". Similar ids: ${nearest(ids, unknown).join(', ')}.`);
  const chosen = found.filter((demo) => (names.length > 0 ? names.includes(demo.id) : needsRendering(PROJECT, demo))).map(({id}) => id);
  if (chosen.length === 0) return console.log(`The images of all ${found.length} demos are up to date.`);
  formatDemos(chosen);
  const {demos} = await readDemos(PROJECT);
  const wanted = demos.filter(({id}) => chosen.includes(id));
  let different = 0;

  await withToolkit(async (render) => {
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      for (const demo of wanted) {
        const frames = remembering(render);
        const written = await updatePictures(PROJECT, demo, async (picture) => encodePicture(page, await drawingOf(demo, picture, frames), MAX_BYTES));
        if (written.length > 0) different++;
        console.log(`${demo.id}: ${written.map((file) => path.basename(file)).join(', ') || 'looks the same'}`);
      }
    } finally {
      await browser.close();
    }
  });
  console.log(`${wanted.length} demos were rendered, of which ${different} look different. Commit demos/ and static/.`);
}

/** The images belong to the code as it is, so what would be formatted later is formatted first. */
function formatDemos(ids: string[]): void {
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', ...ids.map((id) => `demos/${id}`)], {cwd: PROJECT, stdio: 'inherit'});
}

/** Several images of a demo show the same frame. */
function remembering(render: Render): Render {
  const known = new Map<string, Promise<Buffer>>();
  return (composition, frame, props) => {
    const key = JSON.stringify([composition, frame, props]);
    const found = known.get(key) ?? render(composition, frame, props);
    known.set(key, found);
    return found;
  };
}

async function withToolkit(run: (render: Render) => Promise<void>): Promise<void> {
  const browserExecutable = findBrowser();
  const serveUrl = await bundle({
    entryPoint: path.join(PROJECT, 'demos/index.tsx'),
    publicDir: path.join(PROJECT, 'static'),
    onProgress: () => undefined,
  });
  const puppeteerInstance = await openBrowser('chrome', {browserExecutable, logLevel: 'error'});
  try {
    await run(async (id, frame, inputProps) => {
      const composition = await selectComposition({serveUrl, id, inputProps, puppeteerInstance, browserExecutable, logLevel: 'error'});
      const {buffer} = await renderStill({
        composition,
        serveUrl,
        inputProps,
        frame,
        imageFormat: 'png',
        output: null,
        puppeteerInstance,
        browserExecutable,
        logLevel: 'error',
      });
      if (!buffer) throw new Error(`Frame ${frame} of ${id} was not rendered.`);
      return buffer;
    });
  } finally {
    await puppeteerInstance.close({silent: true});
  }
}

/** One frame, as large as the image. */
async function drawingOf({id, meta}: Demo, {width, height, frame, variant}: Picture, render: Render): Promise<Drawing> {
  const props = meta.variants && variant ? {[meta.variants]: variant} : {};
  return {width, height, frames: [{x: 0, y: 0, width, height, png: await render(id, frame, props)}]};
}

runScript(() => renderPosters(readFlags(process.argv.slice(2), []).names));
