import fs from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {chromium} from '@playwright/test';
import {inputsHash, MAX_BYTES, picturesFolder, picturesOf, recordedHash, recordFile, stripFrame, type Picture} from '../core/demos/posters';
import {readDemos, type Demo} from '../core/demos/read';
import {nearest} from '../core/prose/nearest';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {BROWSER_FLAGS, findBrowser} from './lib/browser';
import {encodePicture, type Drawing} from './lib/encode-picture';

const PROJECT = path.join(__dirname, '..');

type Render = (composition: string, frame: number, props: Record<string, unknown>) => Promise<Buffer>;

/**
 * Renders posters and filmstrips of demos with the toolkit itself; the results are committed.
 * @param names ids of demos; if empty, the demos whose images are missing or out of date
 */
async function renderPosters(names: string[]): Promise<void> {
  const {demos, problems} = await readDemos(PROJECT);
  for (const {file, line, message, fix} of problems) console.error(`${file}:${line} ${message} ${fix}`);
  const ids = demos.map(({id}) => id);
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown) throw new UsageError(`There is no demo "${unknown}". Similar ids: ${nearest(ids, unknown).join(', ')}.`);
  const wanted = demos.filter((demo) => (names.length > 0 ? names.includes(demo.id) : recordedHash(PROJECT, demo.id) !== inputsHash(PROJECT, demo)));
  if (wanted.length === 0) return console.log(`The images of all ${demos.length} demos are up to date.`);

  await withToolkit(async (render) => {
    const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS});
    try {
      const page = await browser.newPage();
      for (const demo of wanted) {
        await fs.rm(path.join(PROJECT, picturesFolder(demo.id)), {recursive: true, force: true});
        for (const picture of picturesOf(demo)) await write(picture.file, await encodePicture(page, await drawingOf(demo, picture, render), MAX_BYTES));
        await write(recordFile(demo.id), `${JSON.stringify({inputs: inputsHash(PROJECT, demo)}).replace(':', ': ')}\n`);
      }
    } finally {
      await browser.close();
    }
  });
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

/** The frames of an image, side by side. */
async function drawingOf({id, meta}: Demo, {width, height, frames, variant}: Picture, render: Render): Promise<Drawing> {
  const props = meta.variants && variant ? {[meta.variants]: variant} : {};
  const box = frames.length > 1 ? stripFrame(meta) : {width, height, gap: 0};
  const drawing: Drawing = {width, height, frames: []};
  for (const [index, frame] of frames.entries())
    drawing.frames.push({x: index * (box.width + box.gap), y: 0, width: box.width, height: box.height, png: await render(id, frame, props)});
  return drawing;
}

async function write(name: string, content: Buffer | string): Promise<void> {
  const file = path.join(PROJECT, name);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, content);
  console.log(`${name} ${(content.length / 1000).toFixed(1)} kB`);
}

runScript(() => renderPosters(readFlags(process.argv.slice(2), []).names));
