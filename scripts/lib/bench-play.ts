import fs from 'node:fs';
import path from 'node:path';
import type {Browser, Frame, Page} from '@playwright/test';
import {TYPES_FILE, type TypesFiles} from '../../src/playground/types/messages';
import {TYPING_PAUSE_MS} from '../../src/playground/typing-pause';
import {startBrowser} from './start-browser';
import {noteFirstFrame, requestedBeforeFirstFrame} from './first-frame';
import {kilobytes, machine, median, table, writeFigures} from './figures';
import {sentBytes} from './page-weight';
import {serveBuild} from './static-server';

const LINES = 100;
const KEYS = 60;
/** Scripts of the frame that shows a composition, which the page cannot see. */
const STAGE = '/assets/play/';
const VISITS = 3;
const WINDOW = {width: 1440, height: 900};

/** Bytes, and milliseconds. */
type Visit = {editor: number; scripts: number; all: number; keys: number[]; firstCheck: number; nextCheck: number};

/** Measures the playground: what it loads, how long a key takes to change the frame, and how long types take. */
export async function benchPlay(project: string): Promise<void> {
  const build = path.join(project, 'build');
  const server = await serveBuild(build, 0, '/', true);
  const browser = await startBrowser();
  const visits: Visit[] = [];
  const version = browser.version().split('.')[0];
  try {
    while (visits.length < VISITS) visits.push(await visit(browser, server.origin, build));
  } finally {
    await browser.close();
    await server.close();
  }
  const {worker, pack} = JSON.parse(fs.readFileSync(path.join(build, TYPES_FILE), 'utf8')) as TypesFiles;
  const [script, declarations] = [sentBytes(build, `/${worker}`), sentBytes(build, `/${pack}`)];
  const keys = visits.flatMap((one) => one.keys).sort((a, b) => a - b);
  const rows = [
    ['scripts until the editor takes keys, with the code in its colors', kilobytes(median(visits.map(({editor}) => editor)))],
    ['scripts until the first frame', kilobytes(median(visits.map(({scripts}) => scripts)))],
    ['scripts in all, with completion, search and the compiler', kilobytes(median(visits.map(({all}) => all)))],
    ['from a key to the new frame, median', `${Math.round(median(keys))} ms`],
    ['from a key to the new frame, 95th percentile', `${Math.round(keys[Math.floor(keys.length * 0.95)] ?? 0)} ms`],
    ['types, on demand: TypeScript and declarations', `${kilobytes(script)} + ${kilobytes(declarations)}`],
    ['from the switch to the first verdict', `${Math.round(median(visits.map(({firstCheck}) => firstCheck)))} ms`],
    ['from a change to the next verdict', `${Math.round(median(visits.map(({nextCheck}) => nextCheck)))} ms`],
  ];
  for (const row of rows) console.log(`play, ${row.join(': ')}`);
  const conditions = `${machine()}, Chromium ${version}. A composition of ${LINES} lines; a key is followed by a pause of ${TYPING_PAUSE_MS} ms, which is part of the time; ${KEYS} keys in each of ${VISITS} visits; bytes with brotli.`;
  writeFigures(project, 'play', `${conditions}\n\n${table([['what', 'figure'], ...rows])}`);
}

async function visit(browser: Browser, origin: string, build: string): Promise<Visit> {
  const editor = await weighEditor(browser, origin, build);
  const context = await browser.newContext({viewport: WINDOW});
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  await page.addInitScript(noteFirstFrame);
  await page.goto(`${origin}/play/`);
  await page.waitForSelector('[data-complete=true]');
  await page.waitForLoadState('networkidle');
  const all = sum(scripts, build);
  const early = new Set(await page.evaluate(requestedBeforeFirstFrame));
  const loaded = sum(new Set([...scripts].filter((name) => early.has(name) || name.includes(STAGE))), build);
  const frame = await writeComposition(page);
  const keys: number[] = [];
  while (keys.length < KEYS) keys.push(await pressKey(page, frame, keys.length));
  const check = page.getByRole('switch', {name: 'Check types'});
  const firstCheck = await timed(async () => {
    await check.check();
    await page.waitForSelector('[data-types=checked]');
  });
  await page.locator('[data-editor] [contenteditable=true]').focus();
  await page.keyboard.press('ControlOrMeta+Home');
  const nextCheck = await timed(async () => {
    await page.keyboard.insertText('const wrong: number = "text";\n');
    await page.getByText('1 type error', {exact: true}).waitFor();
  });
  await context.close();
  return {editor, scripts: loaded, all, keys, firstCheck, nextCheck};
}

/** The paths of the scripts that a page and its frame load; what is only fetched ahead is of another type. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

const sum = (scripts: Set<string>, build: string): number => [...scripts].reduce((bytes, name) => bytes + sentBytes(build, name), 0);

/** What is loaded when the stage never comes: all that the editor needs, and nothing that waits for the first frame. */
async function weighEditor(browser: Browser, origin: string, build: string): Promise<number> {
  const page = await browser.newPage({viewport: WINDOW});
  const scripts = scriptsOf(page);
  await page.route('**/stage.htm', (route) => route.fulfill({contentType: 'text/html', body: ''}));
  await page.goto(`${origin}/play/`);
  await page.waitForSelector('[data-editor] [contenteditable=true]');
  await page.waitForLoadState('networkidle');
  const bytes = sum(scripts, build);
  await page.close();
  return bytes;
}

async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Code of a usual size, with the cursor within the text that it shows. Returns the frame that shows it. */
async function writeComposition(page: Page): Promise<Frame> {
  const lines = Array.from(
    {length: LINES - 8},
    (_, index) => `      <div style={{opacity: interpolate(frame, [${index}, ${index + 30}], [0, 1])}}>${index}</div>`,
  );
  const code = `import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';\n\nexport const Long = () => {\n  const frame = useCurrentFrame();\n  return (\n    <AbsoluteFill>\n${lines.join('\n')}\n      <h1>key</h1>\n    </AbsoluteFill>\n  );\n};\n`;
  await page.locator('[data-editor] [contenteditable=true]').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.frameLocator('iframe').getByText('key', {exact: true}).waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  for (let up = 0; up < 4; up++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  for (let left = 0; left < '</h1>'.length; left++) await page.keyboard.press('ArrowLeft');
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('The playground shows no stage.');
  return frame;
}

/** Milliseconds from a key to the paint after the text has changed. Both documents tell the time from the same clock. */
async function pressKey(page: Page, frame: Frame, count: number): Promise<number> {
  await page.evaluate(() => {
    addEventListener('keydown', () => Object.assign(window, {pressed: performance.timeOrigin + performance.now()}), {capture: true, once: true});
  });
  await frame.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const shown = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const text = document.querySelector('h1')?.textContent;
        if (text === undefined || text === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
      }).observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    Object.assign(window, {shown});
  });
  await page.keyboard.press(String(count % 10));
  const shown = await frame.evaluate(() => (window as unknown as {shown: Promise<number>}).shown);
  return shown - (await page.evaluate(() => (window as unknown as {pressed: number}).pressed));
}
