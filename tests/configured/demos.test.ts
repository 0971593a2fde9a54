import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {demoIds} from '../../core/demos/read';
import {demoOn, demosIn, liveIn, tryDemo, VARIANTS} from '../lib/demos';
import {site, visit} from '../lib/site';

const PROJECT = path.join(__dirname, '../..');
const BUILD = 'build-configured';
const kit = site(BUILD, '/kit/');
const thirdParties = {'https://www.googletagmanager.com/gtag/js': '', 'https://crawlchat.app/': ''};

const standing = demosIn(BUILD);
const isForTests = ({route}: {route: string}) => route.startsWith('/demo/');
/** Tested by tests/spec/demos.test.ts, on the pages that show them. */
const onPages = new Set(standing.filter((demo) => !isForTests(demo)).map(({id}) => id));
/** A page for each demo, made by demo-pages/. */
const ownPages = standing.filter(({id, route}) => route === `/demo/${id}`);
const waiting = ownPages.filter(({id}) => !onPages.has(id));

test('Demo: every demo is tried, on a page that shows it or on one that exists for this test', () => {
  const ids = demoIds(PROJECT);
  assert.deepEqual(ownPages.map(({id}) => id).sort(), ids);
  assert.deepEqual([...onPages, ...waiting.map(({id}) => id)].sort(), ids);
});

test('Demo: those that a landing page shows in its own way have tests of their own there', () => {
  const inTests = fs.readFileSync(path.join(PROJECT, 'tests/spec/home.test.ts'), 'utf8');
  const live = [...new Set(demosIn(BUILD, 'data-live').map(({id}) => id))].sort();
  assert.deepEqual(live, ['daylight', 'name-tag', 'week-report']);
  for (const id of live) assert.match(inTests, new RegExp(`'${id}'`), id);
});

for (const [index, {id, route}] of waiting.entries()) {
  const variant = VARIANTS[index % VARIANTS.length]!;
  const options = {...variant, thirdParties, isShared: true, loadsAhead: false};
  kit.test(`Demo ${id} on a page of its own: plays, steps, changes, pauses (${variant.colorScheme}, ${variant.viewport.width} px)`, options, (page) =>
    tryDemo(page, {id, route: `/kit${route}`}, index),
  );
}

kit.test('Demo: a page that names a variant has its poster, and opens with it', {thirdParties, loadsAhead: false}, async (page) => {
  await visit(page, '/kit/demo/make-shape/makeStar');
  const demo = demoOn(page, 'make-shape');
  const poster = await demo
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => ({src: image.currentSrc, isThere: image.complete && image.naturalWidth > 0}));
  assert.match(poster.src, /\/kit\/img\/demos\/make-shape\/makeStar-\d+\.webp/);
  assert.ok(poster.isThere);
  await demo.getByRole('button', {name: 'Code', exact: true}).click();
  await liveIn(demo).waitFor();
  const shape = demo.getByLabel('Shape');
  assert.equal(await shape.inputValue(), 'makeStar');
  assert.match(await demo.locator('pre').innerText(), /shape = 'makeStar'/);
  await shape.selectOption('makePie');
  assert.equal(await demo.locator('mark.changed').innerText(), "'makePie'");
  await demo.getByRole('button', {name: 'Reset'}).click();
  assert.equal(await shape.inputValue(), 'makeStar');
  assert.equal(await demo.locator('mark.changed').count(), 0);
});
