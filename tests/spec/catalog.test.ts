import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {site, visit} from '../lib/site';

const built = site();
const countOf = (kind: string) => fs.readdirSync(path.join(__dirname, '../../data', kind)).length;
const entryOf = (slug: string) =>
  parse(fs.readFileSync(path.join(__dirname, `../../data/templates/${slug}.yml`), 'utf8')) as Partial<Record<'repository' | 'preview' | 'store', string>>;
const titles = (page: Page) => page.locator('main ul > li > h2').allTextContents();

for (const [kind, total] of [
  ['experts', 18],
  ['templates', 22],
  ['showcase', countOf('showcase')],
] as const)
  built.test(`§2 Catalog: /${kind}/ shows all ${total} entries`, {}, async (page) => {
    await visit(page, `/${kind}/`);
    assert.equal(countOf(kind), total);
    assert.equal((await titles(page)).length, total);
  });

built.test('§2 Catalog: filters, search and order of the showcase stand in the address and work together', {}, async (page) => {
  await visit(page, '/showcase/');
  const newest = await titles(page);
  await page
    .getByRole('group', {name: 'Tag'})
    .getByRole('link', {name: /data visualization/})
    .click();
  await page
    .getByRole('group', {name: 'With'})
    .getByRole('link', {name: /Source code/})
    .click();
  await page.waitForFunction(() => document.querySelectorAll('main ul > li > h2').length === 1);
  assert.match(page.url(), /tag=data-visualization/);
  assert.match(page.url(), /with=source-code/);
  await visit(page, '/showcase/?order=shuffled');
  await page.waitForFunction((first) => document.querySelector('main ul > li > h2')?.textContent !== first, newest[0]);
  assert.deepEqual((await titles(page)).sort(), [...newest].sort());
});

built.test('§2 Catalog: templates are narrowed by purpose and stack, and the keyboard stays where it is', {}, async (page) => {
  await visit(page, '/templates/');
  const choose = (group: string, name: RegExp) => page.getByRole('group', {name: group}).getByRole('link', {name});
  await choose('Purpose', /web app/).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/templates/?purpose=web-app');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent?.startsWith('web app')), true);
  await choose('Stack', /Tailwind/).click();
  await page.waitForURL('**/templates/?purpose=web-app&stack=tailwind');
  assert.deepEqual(await titles(page), ['Next.js (App dir + TailwindCSS)', 'React Router 7']);
  assert.equal(await page.getByRole('status').textContent(), '2 of 22 templates');
  await choose('Purpose', /audio/).click();
  await page.getByText('No template matches both.').waitFor();
  await visit(page, '/templates/?purpose=captions');
  assert.deepEqual(await titles(page), ['Audiogram', 'Recorder', 'TikTok']);
});

built.test('§2 Catalog: every template has a picture, and the paid one is marked', {}, async (page) => {
  await visit(page, '/templates/');
  const pictures = page.locator('main ul > li img');
  assert.equal(await pictures.count(), 22);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  assert.deepEqual(
    await page
      .locator('main ul > li', {has: page.getByText('Paid', {exact: true})})
      .getByRole('heading')
      .allTextContents(),
    ['Editor Starter'],
  );
});

built.test('§2 Catalog: the page of each template shows it at work, how to create it and what to read next', {javaScriptEnabled: false}, async (page) => {
  for (const file of fs.readdirSync(path.join(__dirname, '../../data/templates'))) {
    const slug = file.replace('.yml', '');
    await page.goto(`/templates/${slug}`);
    assert.equal(await page.locator('[data-demo^="template-"] img').count(), 1, slug);
    const text = (await page.locator('main').textContent()) ?? '';
    assert.match(text, slug === 'editor-starter' ? /sold in the store/ : new RegExp(`npx create-video@latest --${slug}`), slug);
    const actions = page.locator('main header').getByRole('link');
    const targets = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const {repository, preview, store} = entryOf(slug);
    for (const target of [repository, preview, store]) assert.ok(!target || targets.includes(target), `${slug}: ${target}`);
    for (const heading of ['What you get', 'Render and deploy', 'Read next'])
      assert.equal(await page.getByRole('heading', {name: heading}).count(), 1, `${slug}: ${heading}`);
  }
});

built.test('§2 Catalog: a template that renders stills is shown as one frame, without a timeline', {}, async (page) => {
  await visit(page, '/templates/still');
  const demo = page.locator('[data-demo="template-still"]');
  await page.mouse.move(300, 300);
  await demo.locator('[data-painted="true"]').waitFor();
  assert.equal(await demo.getByRole('button', {name: /^(Play|Pause|Loop)/}).count(), 0);
  assert.equal(await demo.getByRole('slider', {name: 'Frame', exact: true}).count(), 0);
  await demo.getByLabel('Title').fill('Other words');
  await demo.locator('[data-painted="true"]').getByText('Other words').waitFor();
});

built.test('§2 Catalog: each entry of the showcase has a picture made for it, the same one wherever it stands', {}, async (page) => {
  await visit(page, '/showcase/');
  const pictureOf = (slug: string) => page.locator(`[id="${slug}"] svg`).first().innerHTML();
  assert.equal(await page.locator('main ul > li svg > svg').count(), countOf('showcase'));
  const drawn = await pictureOf('mux');
  assert.notEqual(drawn, await pictureOf('animstats'));
  await visit(page, '/showcase/?order=shuffled&q=mux');
  await page.waitForFunction(() => document.querySelectorAll('main ul > li > h2').length === 1);
  assert.equal(await pictureOf('mux'), drawn);
});

built.test('§2 Catalog: the experts’ page says how to be listed and taken off, and profiles lead there', {}, async (page) => {
  await visit(page, '/experts/ray-lotmar');
  await page.getByRole('link', {name: 'Change or remove this profile'}).click();
  await page.getByRole('heading', {name: 'Be listed, or taken off'}).waitFor();
  assert.match(page.url(), /\/experts\/#listing$/);
});

built.test('§2 Catalog: values that do not exist leave the page whole', {}, async (page) => {
  await visit(page, '/templates/?purpose=nothing&stack=%00&keyword=zod');
  assert.equal((await titles(page)).length, 22);
  await visit(page, '/templates/blank?demo=template-blank&frame=99999&background=red');
  assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Blank template');
  await visit(page, '/showcase/?tag=nothing&with=%00&order=sideways');
  assert.equal((await titles(page)).length, countOf('showcase'));
  await visit(page, '/experts/?skill=%F0%9F%98%80');
  assert.equal((await titles(page)).length, 18);
});

built.test('§2 Catalog: the experts change their order by the day, and no card moves when the order arrives', {}, async (page) => {
  const orderOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await visit(page, '/experts/');
    await page.waitForFunction((first) => document.querySelector('main ul > li > h2')?.textContent !== first, byName[0]);
    return titles(page);
  };
  const byName = await (
    await page.request.get('/experts/')
  )
    .text()
    .then((html) => [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name = '']) => name));
  const [one, again, other] = [await orderOn('2025-08-01'), await orderOn('2025-08-01'), await orderOn('2025-08-02')];
  assert.deepEqual(one, again);
  assert.notDeepEqual(one, other);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) sum += entry.value;
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});
