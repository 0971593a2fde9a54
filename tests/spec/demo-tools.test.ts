import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {demoOn, frameOf, liveIn, scrubberOf} from '../lib/demos';
import {site, visit} from '../lib/site';

const PROJECT = path.join(__dirname, '../..');
const built = site();
const STILL = {reducedMotion: 'reduce'} as const;
const CLIPBOARD = {...STILL, permissions: ['clipboard-read', 'clipboard-write']};

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens a demo, which is paused at its poster's frame. */
async function open(page: Page, id: string, route = `/docs/${id}`): Promise<Locator> {
  await visit(page, route);
  const demo = demoOn(page, id);
  await demo.evaluate((figure) => figure.scrollIntoView({block: 'center'}));
  await page.mouse.move(300, 300);
  await liveIn(demo).waitFor();
  return demo;
}

built.test('Demo: it is as fast as the chosen speed, to the frame', STILL, async (page) => {
  const demo = await open(page, 'spring');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [speed, frames] of Object.entries({'0.25': 5, '1': 20, '2': 40})) {
    await demo.getByRole('combobox', {name: 'Speed'}).selectOption(speed);
    await scrubberOf(demo).focus();
    await page.keyboard.press('Home');
    await demo.getByRole('button', {name: 'Play', exact: true}).click();
    await page.clock.runFor(667);
    const frame = await frameOf(demo);
    await demo.getByRole('button', {name: 'Pause'}).click();
    assert.ok(Math.abs(frame - frames) <= 1 + frames / 20, `${speed}×: frame ${frame} after 2/3 of a second`);
  }
});

built.test('Demo: it plays on from the beginning, until the loop is turned off', STILL, async (page) => {
  const demo = await open(page, 'spring');
  const last = Number(await scrubberOf(demo).getAttribute('max'));
  const playFromEnd = async () => {
    await scrubberOf(demo).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
  };
  const loop = demo.getByRole('button', {name: 'Loop'});
  assert.equal(await loop.getAttribute('aria-pressed'), 'true');
  await playFromEnd();
  await page.waitForFunction(([figure, half]) => Number(figure?.querySelector('input')?.value) < half, [await demo.elementHandle(), last / 2] as const);
  await demo.getByRole('button', {name: 'Pause'}).waitFor();

  await loop.click();
  assert.equal(await loop.getAttribute('aria-pressed'), 'false');
  await playFromEnd();
  await page.waitForFunction(([figure, end]) => Number(figure?.querySelector('input')?.value) === end, [await demo.elementHandle(), last] as const);
  await demo.getByRole('button', {name: 'Play', exact: true}).waitFor();
  assert.equal(await frameOf(demo), last);
});

built.test('Demo: full screen shows the picture with its controls, larger, and is left again', STILL, async (page) => {
  const demo = await open(page, 'spring');
  const width = async () => (await liveIn(demo).boundingBox())?.width ?? 0;
  const before = await width();
  await demo.getByRole('button', {name: 'Full screen'}).click();
  const leave = demo.getByRole('button', {name: 'Leave full screen'});
  await leave.waitFor();
  assert.ok(await page.evaluate(() => document.fullscreenElement?.getAttribute('data-demo') === 'spring'));
  assert.ok((await width()) > before);
  await demo.getByLabel('Damping').waitFor();
  await leave.click();
  await demo.getByRole('button', {name: 'Full screen'}).waitFor();
  assert.equal(await width(), before);
});

built.test('Demo: the code is copied as it stands in the file, with the changed values in it', CLIPBOARD, async (page) => {
  const demo = await open(page, 'spring');
  await demo.getByLabel('Damping').focus();
  await page.keyboard.press('End');
  await demo.getByRole('button', {name: 'Code', exact: true}).click();
  await demo.getByRole('button', {name: 'Copy code'}).click();
  await demo.getByText('Copied').waitFor();
  const file = fs.readFileSync(path.join(PROJECT, 'demos/spring/Spring.tsx'), 'utf8').trimEnd();
  const most = await demo.getByLabel('Damping').inputValue();
  const expected = file.replace(/damping = [\d.]+/, `damping = ${most}`);
  assert.notEqual(expected, file);
  assert.equal((await copied(page)).trimEnd(), expected);
});

built.test('Demo: a copied link brings frame and values back, and Reset brings back those of the file', CLIPBOARD, async (page) => {
  let demo = await open(page, 'spring');
  const stiffness = await demo.getByLabel('Stiffness').inputValue();
  await scrubberOf(demo).fill('33');
  await demo.getByLabel('Stiffness').focus();
  await page.keyboard.press('Home');
  const least = await demo.getByLabel('Stiffness').inputValue();
  assert.notEqual(least, stiffness);
  await demo.getByRole('button', {name: 'Copy link to this state'}).click();
  await demo.getByText('Copied').waitFor();
  const link = await copied(page);
  assert.equal(link, `${built.origin()}/docs/spring?demo=spring&frame=33&stiffness=${least}`);

  await visit(page, '/docs/sequence');
  await visit(page, link);
  demo = demoOn(page, 'spring');
  await liveIn(demo).waitFor();
  assert.deepEqual([await frameOf(demo), await demo.getByLabel('Stiffness').inputValue()], [33, least]);
  await demo.getByRole('button', {name: 'Reset'}).click();
  assert.deepEqual([await frameOf(demo), await demo.getByLabel('Stiffness').inputValue()], [0, stiffness]);
});

built.test('Demo: the way into a project names its packages, its file, its composition and its commands', CLIPBOARD, async (page) => {
  const demo = await open(page, 'noise-field', '/docs/noise-visualization');
  await demo.getByRole('button', {name: 'Use it in a project'}).click();
  const samples = demo.locator('ol figure');
  assert.equal(await samples.count(), 3);
  const texts = [];
  for (const sample of await samples.all()) {
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await sample.getByText('Copied').waitFor();
    texts.push((await copied(page)).trimEnd());
  }
  const [setup, root, run] = texts;
  assert.equal(setup, 'npx create-video@latest --blank my-video\ncd my-video\nnpm i\nnpm i --save-exact @remotion/noise@4.0.332');
  assert.match(root ?? '', /import \{NoiseField\} from '\.\/NoiseField';[^]*id="noise-field"[^]*durationInFrames=\{\d+\}/);
  assert.equal(run, 'npx remotion studio\nnpx remotion render noise-field');
  await demo.getByText('src/NoiseField.tsx').waitFor();
});

built.test('Demo: an address opens it at its frame with its values, and follows the reader', {}, async (page) => {
  await visit(page, '/docs/spring?demo=spring&frame=20&damping=30&mass=99');
  const demo = demoOn(page, 'spring');
  await liveIn(demo).waitFor();
  assert.equal(await frameOf(demo), 20);
  assert.deepEqual([await demo.getByLabel('Damping').inputValue(), await demo.getByLabel('Mass').inputValue()], ['30', '1']);
  await demo.getByLabel('Mass').focus();
  await page.keyboard.press('End');
  await page.waitForURL('**/docs/spring?demo=spring&frame=20&damping=30&mass=5');
  await demo.getByRole('button', {name: 'Reset'}).click();
  await page.waitForURL((url) => url.search === '');
});

/** The state of each sound of a page that has a file. */
const sounds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('audio')]
      .filter((audio) => audio.src.endsWith('.mp3'))
      .map(({src, muted, paused, currentTime}) => ({file: new URL(src).pathname, muted, paused, currentTime})),
  );

built.test('Demo: a sound plays along without being heard, until the reader turns it on', {}, async (page) => {
  await visit(page, '/docs/audio/volume');
  const demo = demoOn(page, 'volume-curve');
  await demo.getByRole('button', {name: /^Play/}).click();
  await liveIn(demo).waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('audio')].some(({currentTime}) => currentTime > 0.2));
  const [silent, ...others] = await sounds(page);
  assert.deepEqual([silent?.file, silent?.muted, silent?.paused, others], ['/demos/volume-curve/strings.mp3', true, false, []]);

  const sound = demo.getByRole('button', {name: 'Sound'});
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
  await sound.click();
  await demo.locator('[aria-label="Sound"][aria-pressed="true"]').waitFor();
  const [heard] = await sounds(page);
  assert.deepEqual([heard?.muted, heard?.paused], [false, false]);
  await demo.getByRole('button', {name: 'Pause'}).click();
  assert.equal((await sounds(page))[0]?.paused, true);
  await sound.click();
  await demo.locator('[aria-label="Sound"][aria-pressed="false"]').waitFor();

  await demo.getByRole('button', {name: 'Use it in a project'}).click();
  const file = demo.getByRole('link', {name: 'strings.mp3'});
  assert.equal((await page.request.get((await file.getAttribute('href')) ?? '')).headers()['content-type'], 'audio/mpeg');
});

built.test('Demo: a sound that opens by itself complains of nothing', {}, async (page) => {
  await visit(page, '/docs/audio/volume');
  const demo = demoOn(page, 'volume-curve');
  await demo.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await demo.getByRole('button', {name: 'Pause'}).waitFor();
  await page.waitForTimeout(500);
  assert.ok((await frameOf(demo)) > 2);
});
