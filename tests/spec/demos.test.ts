import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {demoIds} from '../../plugins/demos/read';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const PROJECT = path.join(__dirname, '../..');
const built = site();
const PLAYER = /\/assets\/js\/demo-/;

const VARIANTS = [
  {colorScheme: 'light', viewport: {width: 1440, height: 900}},
  {colorScheme: 'dark', viewport: {width: 390, height: 844}},
  {colorScheme: 'dark', viewport: {width: 1440, height: 900}},
  {colorScheme: 'light', viewport: {width: 390, height: 844}},
] as const;

/** Every demo on every built page that shows it. */
const shown = fs
  .readdirSync(path.join(PROJECT, 'build'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('index.html'))
  .flatMap((file) => {
    const html = fs.readFileSync(path.join(PROJECT, 'build', file), 'utf8');
    return [...html.matchAll(/data-demo="?([\w-]+)/g)].map(([, id = '']) => ({id, route: `/${file.replace(/\/?index\.html$/, '')}`}));
  });

const demoOn = (page: Page, id: string) => page.locator(`[data-demo="${id}"]`);
const frameOf = async (demo: Locator) => Number(await demo.getByRole('slider', {name: 'Frame', exact: true}).inputValue());
const liveIn = (demo: Locator) => demo.locator('[data-painted="true"]');

/** Gives a control another value, as a reader's hand would. */
async function change(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type')));
  if (kind === 'checkbox') return control.click();
  if (kind === 'select') return void (await control.selectOption(await control.locator('option:not(:checked)').first().innerText()));
  if (kind === 'text') return control.fill('Other');
  if (kind === 'color') return control.fill('#1d7a46');
  await control.focus();
  const [value, most] = [await control.inputValue(), await control.getAttribute('max')];
  await control.press(value === most ? 'Home' : 'End');
}

/** What the picture shows at five moments. */
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

test('every demo whose page is written stands on it', () => {
  assert.ok(shown.length >= 6, `${shown.length} demos on pages`);
  for (const {id} of shown) assert.ok(demoIds(PROJECT).includes(id), id);
});

const isMoving = ({id}: {id: string}) => !fs.readFileSync(path.join(PROJECT, 'demos', id, 'meta.ts'), 'utf8').includes('durationInFrames: 1,');

for (const [index, {id, route}] of shown.filter(isMoving).entries()) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  built.test(`Demo ${id} on ${route}: plays, steps, changes, pauses (${variant.colorScheme}, ${variant.viewport.width} px)`, variant, async (page) => {
    await visit(page, route);
    const demo = demoOn(page, id);
    await demo.scrollIntoViewIfNeeded();
    const height = (await demo.boundingBox())?.height;

    await demo.getByRole('button', {name: /^Play/}).click();
    await liveIn(demo).waitFor();
    assert.equal((await demo.boundingBox())?.height, height, 'opening it moves nothing');
    await page.waitForFunction((figure) => Number(figure?.querySelector('input')?.value) > 2, await demo.elementHandle());
    await demo.getByRole('button', {name: 'Pause'}).click();

    const scrubber = demo.getByRole('slider', {name: 'Frame', exact: true});
    const last = Number(await scrubber.getAttribute('max'));
    await scrubber.focus();
    for (const [key, frame] of Object.entries({Home: 0, ArrowRight: 1, End: last, ArrowLeft: last - 1})) {
      await page.keyboard.press(key);
      assert.equal(await frameOf(demo), frame, key);
    }
    await page.keyboard.press('PageDown');
    assert.match((await scrubber.getAttribute('aria-valuetext')) ?? '', /^frame \d+ of \d+, \d+\.\d seconds$/);
    assert.ok((await frameOf(demo)) < last - 1, 'PageDown goes back by a second');
    await page.keyboard.press('Space');
    await demo.getByRole('button', {name: 'Pause'}).waitFor();
    await page.keyboard.press('Space');
    await demo.getByRole('button', {name: 'Play'}).waitFor();

    const controls = await demo.locator('[data-controls] :is(input, select)').all();
    let before = controls.length > 0 ? await pictures(demo) : '';
    for (const control of controls) {
      await change(control);
      const after = await pictures(demo);
      assert.notEqual(after, before, `${(await control.getAttribute('id')) ?? ''} changes nothing`);
      before = after;
    }
    await demo.getByRole('button', {name: 'Code', exact: true}).click();
    assert.equal(await demo.locator('mark.changed').count(), controls.length);
    await demo.getByRole('button', {name: 'Reset'}).click();
    assert.equal(await demo.locator('mark.changed').count(), 0);
    await demo.getByRole('button', {name: 'Use it in a project'}).click();
    await demo.getByText('npx create-video@latest --blank my-video').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), variant.viewport.width);
  });
}

built.test('Demo: nothing of it is loaded before the reader uses the page; then it opens by itself and plays', {}, async (page) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/docs/spring');
  await demoOn(page, 'spring').evaluate((element) => element.scrollIntoView({block: 'center'}));
  await page.waitForTimeout(700);
  assert.deepEqual(
    requests.filter((url) => PLAYER.test(url)),
    [],
  );
  await page.mouse.move(300, 300);
  await liveIn(demoOn(page, 'spring')).waitFor();
  await demoOn(page, 'spring').getByRole('button', {name: 'Pause'}).waitFor();
  assert.ok(requests.some((url) => PLAYER.test(url)));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await demoOn(page, 'spring').getByRole('button', {name: 'Play'}).waitFor();
});

built.test('Demo: with reduced motion it opens, and stands still', {reducedMotion: 'reduce'}, async (page) => {
  await visit(page, '/docs/spring');
  const demo = demoOn(page, 'spring');
  await demo.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await liveIn(demo).waitFor();
  const frame = await frameOf(demo);
  await page.waitForTimeout(400);
  assert.equal(await frameOf(demo), frame);
});

built.test('Demo: a reader who saves data loads it by a press only', {}, async (page) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}));
  await visit(page, '/docs/spring');
  const demo = demoOn(page, 'spring');
  await demo.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.waitForTimeout(500);
  assert.equal(await demo.getAttribute('data-stage'), 'poster');
  await demo.getByRole('img').first().click();
  await liveIn(demo).waitFor();
});

built.test('Demo: without scripts it is a picture with its words and its values', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/docs/spring');
  const poster = demoOn(page, 'spring').getByRole('img');
  await poster.scrollIntoViewIfNeeded();
  assert.match((await poster.getAttribute('alt')) ?? '', /^A square jumps up/);
  assert.match((await demoOn(page, 'spring').textContent()) ?? '', /spring\(\) and its parameters.*Damping10/);
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

/** What the sounds of a page do: those that have a file. */
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

built.test('Demo: an error inside shows its own panel, from which it comes back', {expectedConsole: [/broken on purpose|error occurred/]}, async (page) => {
  await page.route('**/assets/js/demo-fade*.js', async (route) => {
    const response = await route.fetch();
    const thrown = '(()=>{if(!window.mended)throw new Error("broken on purpose");return "Mended"})()';
    await route.fulfill({response, body: (await response.text()).replace('"Mission specialist"', thrown)});
  });
  await visit(page, '/docs/animating-properties');
  const demo = demoOn(page, 'fade');
  await demo.getByRole('button', {name: /^Play/}).click();
  await demo.getByRole('alert').getByText('broken on purpose').waitFor();
  await page.getByRole('heading', {level: 1, name: 'Animating properties'}).waitFor();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await demo.getByRole('button', {name: 'Reset this demo'}).click();
  await demo.getByText('Mended').waitFor();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

built.test('Demo: a part that does not arrive can be asked for again', {expectedConsole: [/ERR_FAILED/]}, async (page) => {
  await page.route('**/assets/js/demo-*.js', (route) => route.abort());
  await visit(page, '/docs/spring');
  const demo = demoOn(page, 'spring');
  await demo.getByRole('button', {name: /^Play/}).click();
  const retry = demo.getByRole('button', {name: 'Retry'});
  await retry.waitFor();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await retry.click();
  await liveIn(demo).waitFor();
});

for (const [id, route, variant] of [
  ['spring', '/docs/spring', VARIANTS[0]],
  ['title-card', '/docs/passing-props', VARIANTS[1]],
  ['interpolate-curve', '/docs/interpolate', VARIANTS[2]],
] as const) {
  built.test(`Demo: axe finds nothing with ${id} open (${variant.colorScheme})`, {...variant, reducedMotion: 'reduce'}, async (page) => {
    await visit(page, route);
    const demo = demoOn(page, id);
    await demo.getByRole('button', {name: 'Code', exact: true}).click();
    await liveIn(demo).waitFor();
    assert.deepEqual(await axeViolations(page), []);
  });
}
