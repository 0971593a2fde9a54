import {routeOfBuilt} from '../../../core/corpus/page-files';
import fs from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {readDemoMeta} from '../../../core/demos/read';
import {hydrated} from '../fixtures';
import {axeViolations} from './axe';
import {distanceFromPoster, foreignStyles} from './demo-looks';

const PROJECT = path.join(__dirname, '../../..');

/** Modes and widths in which demos are tested, in turn. */
export const VARIANTS = [
  {colorScheme: 'light', viewport: {width: 1440, height: 900}},
  {colorScheme: 'dark', viewport: {width: 390, height: 844}},
  {colorScheme: 'dark', viewport: {width: 1440, height: 900}},
  {colorScheme: 'light', viewport: {width: 390, height: 844}},
] as const;

/** axe checks every third demo while it is open; each mode and width gets its share, since there are four of them. */
const AXE_EVERY = 3;

/** How far from its poster a demo never is, whatever size it has; see distanceFromPoster. */
const FAR = 25;

/** 'player/index.html' → '/player'. */
const routeOf = (file: string): string => `/${routeOfBuilt(file).replace(/\/$/, '')}`;

export type ShownDemo = {id: string; route: string};

/** Every demo on every page of a build; `attribute` is data-demo, or data-live for those that a landing page shows in its own way. */
export function demosIn(build: string, attribute: 'data-demo' | 'data-live' = 'data-demo'): ShownDemo[] {
  const folder = path.join(PROJECT, build);
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(folder, file), 'utf8');
      return [...html.matchAll(new RegExp(`${attribute}="?([\\w-]+)`, 'g'))].map(([, id = '']) => ({id, route: routeOf(file)}));
    });
}

export const demoOn = (page: Page, id: string) => page.locator(`[data-demo="${id}"]`);
export const scrubberOf = (demo: Locator) => demo.getByRole('slider', {name: 'Frame', exact: true});
export const frameOf = async (demo: Locator) => Number(await scrubberOf(demo).inputValue());
export const liveIn = (demo: Locator) => demo.locator('[data-painted="true"]');

/** Opens a demo by pressing it, which moves nothing. */
export async function openDemo(page: Page, {id, route}: ShownDemo): Promise<{demo: Locator; isMoving: boolean}> {
  await page.goto(route, {waitUntil: 'commit'});
  await hydrated(page);
  const demo = demoOn(page, id);
  await demo.scrollIntoViewIfNeeded();
  const height = (await demo.boundingBox())?.height;
  const isMoving = (await demo.getAttribute('data-still')) === 'false';
  if (isMoving) await demo.getByRole('button', {name: /^Play/}).click();
  else await demo.getByRole('img').first().click();
  await expect(liveIn(demo)).toBeVisible();
  expect((await demo.boundingBox())?.height, 'opening it moves nothing').toBe(height);
  return {demo, isMoving};
}

/** Plays, steps, uses each control and pauses, as a reader would. */
export async function tryDemo(page: Page, shown: ShownDemo, index: number): Promise<void> {
  const {demo, isMoving} = await openDemo(page, shown);
  if (isMoving) await tryTransport(page, demo);
  const controls = await tryControls(demo);

  await demo.getByRole('button', {name: 'Code', exact: true}).click();
  await expect(demo.locator('mark.changed')).toHaveCount(controls);
  const isLookedAt = index % AXE_EVERY === 0;
  if (isLookedAt) expect(await axeViolations(page, [`[data-demo="${shown.id}"] pre`])).toEqual([]);
  await demo.getByRole('button', {name: 'Reset'}).click();
  await expect(demo.locator('mark.changed')).toHaveCount(0);
  // What fades in or out is hard to read for some frames; the poster's frame, with the values that it was made with, is not.
  const {poster = 0} = (await readDemoMeta(PROJECT, shown.id)) ?? {};
  if (isMoving) await scrubberOf(demo).fill(String(poster));
  if (isLookedAt) expect(await axeViolations(page)).toEqual([]);
  await looksLikePoster(page, demo);
  await demo.getByRole('button', {name: 'Use it in a project'}).click();
  await expect(demo.getByText('npx create-video@latest --blank my-video')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

/** At the frame of its poster, with the values that the poster was made with. */
export async function looksLikePoster(page: Page, demo: Locator): Promise<void> {
  await expect.poll(() => distanceFromPoster(page, demo), 'it shows what its poster shows').toBeLessThan(FAR);
  expect(await foreignStyles(demo), 'no style of the page reaches into it').toEqual([]);
}

async function tryTransport(page: Page, demo: Locator): Promise<void> {
  const scrubber = scrubberOf(demo);
  await expect.poll(() => frameOf(demo)).toBeGreaterThan(2);
  await demo.getByRole('button', {name: 'Pause'}).click();
  await demo.getByRole('button', {name: 'Play'}).click();

  // Seeking pauses: each key shows the frame that it stands for, and the demo stays there.
  const last = Number(await scrubber.getAttribute('max'));
  await scrubber.focus();
  for (const [key, frame] of Object.entries({Home: 0, ArrowRight: 1, End: last, ArrowLeft: last - 1})) {
    await page.keyboard.press(key);
    await expect(scrubber, key).toHaveValue(String(frame));
  }
  await page.keyboard.press('PageDown');
  await expect(demo.getByRole('button', {name: 'Play'})).toBeVisible();
  await expect.poll(() => frameOf(demo), 'PageDown goes back by a second').toBeLessThan(last - 1);
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^frame \d+ of \d+, \d+\.\d seconds$/);
  await page.keyboard.press('Space');
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('button', {name: 'Play'})).toBeVisible();
}

/** @returns how many controls there are */
async function tryControls(demo: Locator): Promise<number> {
  const controls = await demo.locator('[data-controls] :is(input, select)').all();
  let before = controls.length > 0 ? await pictures(demo) : '';
  for (const control of controls) {
    await change(control);
    const after = await pictures(demo);
    expect(after, `${(await control.getAttribute('id')) ?? ''} changes nothing`).not.toBe(before);
    before = after;
  }
  return controls.length;
}

/** Gives a control another value, as a reader would. */
async function change(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type')));
  if (kind === 'checkbox') return control.click();
  if (kind === 'select') return void (await control.selectOption(await control.locator('option:not(:checked)').first().innerText()));
  if (kind === 'text') return control.fill('One two');
  if (kind === 'color') return control.fill('#1d7a46');
  await control.focus();
  const [value, most] = [await control.inputValue(), await control.getAttribute('max')];
  await control.press(value === most ? 'Home' : 'End');
}

/** What the demo shows at five moments. */
const pictures = (demo: Locator) =>
  demo.evaluate(async (figure) => {
    const scrubber = figure.querySelector<HTMLInputElement>('input[aria-label="Frame"]')!;
    const screen = figure.querySelector('[data-painted]')!;
    const seen: string[] = [];
    for (const share of [0.1, 0.25, 0.45, 0.65, 0.9]) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(scrubber, String(Math.round(Number(scrubber.max) * share)));
      scrubber.dispatchEvent(new Event('input', {bubbles: true}));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      seen.push(screen.innerHTML, ...[...screen.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()));
    }
    return seen.join('\n');
  });
