import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {createJiti} from 'jiti';
import {figureIds} from '../core/figures/read';
import {isPicture, MAX_PICTURE_BYTES, pictureFile, pictureInputs, pictureRecord, pictureScript, readPictureRecord} from '../core/figures/picture';
import {packageVersions} from '../core/toolkit/packages';
import {PICTURE_WIDTHS, type Area, type Picture, type PictureRecord} from '../figures/kit/picture';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {startBrowser} from './lib/start-browser';
import {encodePicture} from './lib/encode-picture';
import {writeIfDifferent} from './lib/same-picture';
import {startStudio} from './lib/studio';

const PROJECT = path.join(__dirname, '..');

/**
 * Takes the pictures of the Studio that are new or whose script or project has changed; with names, those; with `--all`, each.
 * An image file is written only if it looks different from the one that is there, so that a release that changes no pixel changes no file.
 */
async function takePictures(args: string[]): Promise<void> {
  const {names, flags} = readFlags(args, ['--all']);
  const ids = figureIds(PROJECT).filter((id) => isPicture(PROJECT, id));
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown) throw new UsageError(`There is no picture "${unknown}": ${ids.join(', ')}.`);
  const wanted = names.length > 0 ? names : ids.filter((id) => flags.has('--all') || readPictureRecord(PROJECT, id)?.inputs !== pictureInputs(PROJECT, id));
  if (wanted.length === 0) return console.log(`All ${ids.length} pictures are up to date.`);

  const studio = await startStudio(PROJECT);
  const browser = await startBrowser();
  try {
    for (const id of wanted)
      try {
        console.log(`${id}: ${await take(browser, studio.origin, id)}`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${pictureScript(id)}: ${error instanceof Error ? error.message : String(error)}`);
      }
  } finally {
    await browser.close();
    await studio.stop();
  }
}

/** @returns what was done, for the terminal */
async function take(browser: Browser, origin: string, id: string): Promise<string> {
  const {picture} = await createJiti(__filename).import<{picture: Picture}>(path.join(PROJECT, pictureScript(id)));
  const context = await browser.newContext({viewport: picture.window, deviceScaleFactor: 2, colorScheme: 'dark', reducedMotion: 'reduce'});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // Nothing that differs from day to day, and no blurred ground, which the headless browser mirrors.
    await page.route('**/api/update-available', (route) => route.abort());
    await page.route('https://**', (route) => route.abort());
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.head.insertAdjacentHTML('beforeend', '<style>* { backdrop-filter: none !important; }</style>'),
      ),
    );
    await page.goto(origin + picture.path);
    await page.locator('.__remotion-studio-menu-initiator').first().waitFor();
    await picture.arrange?.(page);
    const area = (await picture.part?.(page)) ?? {x: 0, y: 0, ...picture.window};
    const boxes = await Promise.all((picture.callouts?.(page) ?? []).map((locator) => locator.boundingBox()));
    const png = await page.screenshot({clip: area, animations: 'disabled', caret: 'hide'});
    await picture.putBack?.(page);
    const changed: string[] = [];
    for (const width of PICTURE_WIDTHS) {
      const file = pictureFile(id, width);
      const height = Math.round((width * area.height) / area.width);
      const image = await encodePicture(await context.newPage(), {width, height, frames: [{x: 0, y: 0, width, height, png}]}, MAX_PICTURE_BYTES);
      if (await writeIfDifferent(PROJECT, file, image)) changed.push(`${path.basename(file)} ${(image.length / 1000).toFixed(1)} kB`);
    }
    writeRecord(id, area, boxes);
    return changed.length > 0 ? changed.join(', ') : 'looks as before';
  } finally {
    await context.close();
  }
}

function writeRecord(id: string, area: Area, boxes: (Area | null)[]): void {
  const callouts = boxes.map((box, index): [number, number] => {
    if (!box) throw new Error(`Number ${index + 1} points at nothing that can be seen.`);
    // At the beginning of what it points at, so that the number hides little of it.
    const [x, y] = [Math.max(box.x, area.x), box.y + Math.min(box.height, 40) / 2];
    return [percent((x - area.x) / area.width), percent((y - area.y) / area.height)];
  });
  const version = packageVersions.remotion ?? '';
  const record: PictureRecord = {inputs: pictureInputs(PROJECT, id), version, width: area.width, height: area.height, callouts};
  fs.writeFileSync(path.join(PROJECT, pictureRecord(id)), `${JSON.stringify(record)}\n`);
}

const percent = (share: number) => Math.round(share * 1000) / 10;

runScript(() => takePictures(process.argv.slice(2)));
