import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {site, visit} from '../lib/site';

const built = site();
const countOf = (kind: string) => fs.readdirSync(path.join(__dirname, '../../data', kind)).length;
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

built.test('§2 Catalog: values that do not exist leave the page whole', {}, async (page) => {
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
