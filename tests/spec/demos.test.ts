import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {demoIds, readDemoMeta} from '../../core/demos/read';
import {axeViolations} from '../lib/axe';
import {demoOn, demosIn, frameOf, isBuilt, liveIn, openDemo, tryDemo, VARIANTS} from '../lib/demos';
import {site, visit} from '../lib/site';

const PROJECT = path.join(__dirname, '../..');
const built = site();
const PLAYER = /\/assets\/js\/demo-/;
const shown = demosIn('build');

test('Demo: the pages that are written show the demos that name them, and no others', async () => {
  const named: string[] = [];
  for (const id of demoIds(PROJECT)) {
    const {pages = []} = (await readDemoMeta(PROJECT, id)) ?? {};
    named.push(...pages.filter((route) => isBuilt('build', route)).map((route) => `${id} on ${route.replace(/(?<=.)\/$/, '')}`));
  }
  const standing = [...shown, ...demosIn('build', 'data-live')].map(({id, route}) => `${id} on ${route}`);
  assert.ok(named.length > 60);
  assert.deepEqual(standing.sort(), named.sort());
});

for (const [index, {id, route}] of shown.entries()) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  const options = {...variant, isShared: true, loadsAhead: false};
  const look = `${variant.colorScheme}, ${variant.viewport.width} px`;
  const isFirst = shown.findIndex((other) => other.id === id) === index;
  if (isFirst) built.test(`Demo ${id} on ${route}: plays, steps, changes, pauses (${look})`, options, (page) => tryDemo(page, {id, route}, index));
  else built.test(`Demo ${id} on ${route}: opens there as well (${look})`, options, async (page) => void (await openDemo(page, {id, route})));
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

built.test('Demo: with reduced motion, six of them on a page are opened and none plays', {reducedMotion: 'reduce'}, async (page) => {
  await visit(page, '/docs/transforms');
  const demos = await page.locator('[data-demo]').all();
  assert.equal(demos.length, 6);
  for (const demo of demos) {
    await demo.evaluate((figure) => figure.scrollIntoView({block: 'center'}));
    await page.mouse.move(300, 300);
    await liveIn(demo).waitFor();
    await demo.getByRole('button', {name: 'Play', exact: true}).waitFor();
  }
  assert.equal(await page.getByRole('button', {name: 'Pause'}).count(), 0);
});

for (const [name, connection] of Object.entries({'2g': {effectiveType: '2g', saveData: false}, 'data saver': {effectiveType: '4g', saveData: true}})) {
  built.test(`Demo: on ${name} it is loaded by a press only`, {}, async (page) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/docs/spring?demo=spring&frame=20');
    const demo = demoOn(page, 'spring');
    await page.mouse.move(300, 300);
    // The move would have asked for the demo, before the browser has nothing to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    assert.equal(await demo.getAttribute('data-stage'), 'poster');
    assert.ok(!asked.some((url) => PLAYER.test(url)));
    await demo.getByRole('img').first().click();
    await liveIn(demo).waitFor();
  });
}

built.test('Demo: without scripts it is a picture with its words and its values', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/docs/spring');
  const poster = demoOn(page, 'spring').getByRole('img');
  await poster.scrollIntoViewIfNeeded();
  assert.match((await poster.getAttribute('alt')) ?? '', /^A square jumps up/);
  assert.match((await demoOn(page, 'spring').textContent()) ?? '', /spring\(\) and its parameters.*Damping10/);
});

built.test('Demo: an error inside shows its own panel, from which it comes back', {expectedConsole: [/broken on purpose|error occurred/]}, async (page) => {
  await page.route('**/assets/js/demo-*.js', async (route) => {
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
