import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import type {Browser, Page} from '@playwright/test';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {unzipSync} from 'fflate';
import sharp from 'sharp';
import {BROWSER_FLAGS, findBrowser} from '../../scripts/lib/browser';
import {startBrowser} from '../../scripts/lib/start-browser';
import {serveBuild} from '../../scripts/lib/static-server';
import {COMPARED} from './samples';

const PROJECT = path.join(__dirname, '../..');
const FOLDER = path.join(PROJECT, '.cache/play');
const browserExecutable = findBrowser();
/** A channel of a pixel counts as different from here on: two browsers round the edges of letters and curves differently. */
const VISIBLE = 24;
/** The share of pixels that may be different. */
const LIMIT = 0.002;

type Server = Awaited<ReturnType<typeof serveBuild>>;
let server: Server;
let pages: Browser;
let renderer: Awaited<ReturnType<typeof openBrowser>>;

before(async () => {
  server = await serveBuild(path.join(PROJECT, 'build'));
  // As the renderer starts its browser: otherwise the edges of letters differ.
  pages = await startBrowser({executablePath: browserExecutable, args: [...BROWSER_FLAGS, '--font-render-hinting=none']});
  renderer = await openBrowser('chrome', {browserExecutable, logLevel: 'error'});
});

after(async () => {
  await pages.close();
  await renderer.close({silent: true});
  await server.close();
  fs.rmSync(FOLDER, {recursive: true, force: true});
});

for (const [hash, frame] of COMPARED)
  test(`${hash || 'the first composition'}: the downloaded project renders the frame ${frame} that the stage shows`, async () => {
    const page = await pages.newPage({viewport: {width: 1440, height: 1100}, acceptDownloads: true});
    try {
      await page.goto(`${server.origin}/play/${hash}`);
      await page.waitForSelector('[data-state="running"]');
      const shown = await stageAt(page, frame);
      const rendered = await render(await download(page), frame);
      const share = await differentShare(shown, rendered);
      assert.ok(share <= LIMIT, `${(share * 100).toFixed(2)} % of the pixels differ; ${LIMIT * 100} % may.`);
    } finally {
      await page.close();
    }
  });

/** The stage in the size of the composition, at a frame, as a picture. */
async function stageAt(page: Page, frame: number): Promise<Buffer> {
  await page.getByRole('slider', {name: 'Frame', exact: true}).fill(String(frame));
  const size = {width: Number(await page.getByLabel('Width').inputValue()), height: Number(await page.getByLabel('Height').inputValue())};
  await page.setViewportSize({width: Math.max(1440, size.width), height: Math.max(1100, size.height)});
  await page.locator('[data-stage]').evaluate((screen: HTMLElement, {width, height}) => {
    screen.style.cssText = `position:fixed;z-index:1000;top:0;left:0;max-width:none;width:${width}px;height:${height}px`;
  }, size);
  const picture = page.locator('[data-stage]');
  // The frame has its fonts and files when two pictures in a row are alike.
  let last = await picture.screenshot();
  for (let round = 0; round < 40; round++) {
    await page.waitForLoadState('networkidle');
    const next = await picture.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  await picture.evaluate((screen: HTMLElement) => screen.removeAttribute('style'));
  return last;
}

/** Downloads the project and unpacks it beside the packages of this one. */
async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', {name: 'Download project'}).click()]);
  const files = unzipSync(fs.readFileSync(await file.path()));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(FOLDER, name)), {recursive: true});
    fs.writeFileSync(path.join(FOLDER, name), content);
  }
  return path.join(FOLDER, file.suggestedFilename().replace(/\.zip$/, ''));
}

async function render(folder: string, frame: number): Promise<Buffer> {
  const publicDir = path.join(folder, 'public');
  fs.mkdirSync(publicDir, {recursive: true});
  const serveUrl = await bundle({entryPoint: path.join(folder, 'src/index.ts'), rootDir: PROJECT, publicDir, onProgress: () => undefined});
  const options = {serveUrl, puppeteerInstance: renderer, browserExecutable, logLevel: 'error' as const};
  const composition = await selectComposition({...options, id: path.basename(folder)});
  const {buffer} = await renderStill({...options, composition, frame, output: null, imageFormat: 'png'});
  fs.rmSync(serveUrl, {recursive: true, force: true});
  return buffer ?? Buffer.alloc(0);
}

/** The share of pixels that look different. What is transparent in a render is white on the stage. */
async function differentShare(shown: Buffer, rendered: Buffer): Promise<number> {
  const raw = (picture: Buffer) => sharp(picture).flatten({background: 'white'}).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const [a, b] = await Promise.all([raw(shown), raw(rendered)]);
  assert.deepEqual([a.info.width, a.info.height], [b.info.width, b.info.height]);
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) >= VISIBLE)) different++;
  return different / (a.data.length / 3);
}
