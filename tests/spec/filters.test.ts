import assert from 'node:assert/strict';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readKind} from '../../core/data/read';
import {site, visit} from '../lib/site';

const PROJECT = path.join(__dirname, '../..');
const built = site();

const titles = (page: Page) => page.locator('main ul > li > h2').allTextContents();
const choice = (page: Page, group: string, label: string) => page.getByRole('group', {name: group}).getByRole('link', {name: new RegExp(`^${label}\\s*\\d*$`)});
const shown = (page: Page, text: string) =>
  page
    .getByRole('status')
    .filter({hasText: new RegExp(`^${text}$`)})
    .waitFor({state: 'attached'});
const has = (labels: readonly string[], label: string) => labels.some((own) => own.toLowerCase() === label.toLowerCase());

const experts = readKind(PROJECT, 'experts');
const templates = readKind(PROJECT, 'templates');
const showcase = readKind(PROJECT, 'showcase').map((entry) => ({...entry, name: entry.title.replace(' – ', '\u00a0– ')}));

/** For each page: a filter, one of its labels, the entries it leaves, and a card that leads on. */
const LISTS = [
  {
    route: '/experts/',
    param: 'skill',
    group: 'Skill',
    label: 'SaaS',
    total: experts.length,
    noun: 'experts',
    left: experts.filter(({skills}) => has(skills, 'SaaS')),
  },
  {
    route: '/templates/',
    param: 'purpose',
    group: 'Purpose',
    label: 'captions',
    total: templates.length,
    noun: 'templates',
    left: templates.filter(({purpose}) => has(purpose, 'captions')),
  },
  {
    route: '/showcase/',
    param: 'tag',
    group: 'Tag',
    label: 'data visualization',
    total: showcase.length,
    noun: 'entries',
    left: showcase.filter(({tags}) => has(tags, 'data visualization')),
  },
] as const;

for (const {route, param, group, label, total, noun, left} of LISTS) {
  const count = `${left.length} of ${total} ${noun}`;
  const address = `${route}?${param}=${label.toLowerCase().replaceAll(' ', '-')}`;
  const isNarrowed = async (page: Page) => {
    await shown(page, count);
    assert.deepEqual((await titles(page)).sort(), left.map(({name}) => name).sort());
    assert.equal(await choice(page, group, label).getAttribute('aria-current'), 'true');
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, address);
  };

  built.test(`§2 Catalog: a click on “${label}” narrows ${route}, and “All” widens it again`, {}, async (page) => {
    await visit(page, route);
    assert.ok(left.length > 1 && left.length < total);
    await choice(page, group, label).click();
    await isNarrowed(page);
    assert.match((await choice(page, group, label).textContent()) ?? '', new RegExp(`${left.length}$`), 'the link says how many are left');
    await choice(page, group, 'All').click();
    await shown(page, `${total} ${noun}`);
    assert.equal((await titles(page)).length, total);
    assert.equal(new URL(page.url()).search, '');
  });

  built.test(`§2 Catalog: the keyboard narrows ${route}, and the focus stays on the choice`, {}, async (page) => {
    await visit(page, route);
    const all = choice(page, group, 'All');
    await all.focus();
    for (let tabs = 0; tabs < 40 && !(await choice(page, group, label).evaluate((link) => link === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isNarrowed(page);
    assert.equal(await choice(page, group, label).evaluate((link) => link === document.activeElement), true);
  });

  built.test(`§2 Catalog: ${address} can be opened, and is there again after the way back`, {}, async (page) => {
    await visit(page, '/contact/');
    await visit(page, route);
    await choice(page, group, label).click();
    await isNarrowed(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About us'}).click();
    await page.getByRole('heading', {level: 1, name: 'About us'}).waitFor();
    await page.goBack();
    await isNarrowed(page);
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Contact'}).waitFor();
    await visit(page, address);
    await isNarrowed(page);
  });

  for (const [name, viewport] of Object.entries({desktop: {width: 1440, height: 900}, phone: {width: 390, height: 844}}))
    built.test(`§2 Catalog: nothing moves while ${route} comes up, on a ${name}`, {viewport}, async (page) => {
      await visit(page, route);
      await page.waitForLoadState('networkidle');
      assert.ok((await layoutShift(page)) < 0.01, `layout shift ${await layoutShift(page)}`);
    });
}

/** How much has moved since the page began to load, without the reader having done anything. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
            sum += entry.hadRecentInput ? 0 : entry.value;
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

built.test('§2 Catalog: search, tag, material and order of the showcase work together, in any order of choosing', {}, async (page) => {
  const all = async () => `${new URL(page.url()).search} ${(await titles(page)).join(' | ')}`;
  await visit(page, '/showcase/');
  await page.getByRole('searchbox', {name: 'Search'}).fill('meteo MAP');
  await shown(page, `0 of ${showcase.length} entries`);
  await page.getByText('No entry matches. Try fewer words, or another tag.').waitFor();
  await page.getByRole('searchbox', {name: 'Search'}).fill('stats');
  await page.waitForURL('**/showcase/?q=stats');
  const found = showcase.filter(({title, tags}) => /stats/i.test(`${title} ${tags.join(' ')}`));
  await shown(page, `${found.length} of ${showcase.length} entries`);
  assert.deepEqual((await titles(page)).sort(), found.map(({name}) => name).sort());
  await choice(page, 'With', 'Source code').click();
  await page.waitForURL('**/showcase/?q=stats&with=source-code');
  await shown(page, `1 of ${showcase.length} entries`);
  await choice(page, 'Tag', 'data visualization').click();
  await page.waitForURL(
    (url) => url.search === '?q=stats&with=source-code&tag=data-visualization' || url.search === '?q=stats&tag=data-visualization&with=source-code',
  );
  await choice(page, 'Order', 'Shuffled by day').click();
  await page.waitForURL(/order=shuffled/);
  const chosen = await all();
  assert.match(chosen, /MUX/);
  await page.reload();
  await shown(page, `1 of ${showcase.length} entries`);
  assert.equal(await page.getByRole('searchbox', {name: 'Search'}).inputValue(), 'stats');
  assert.equal(await all(), chosen);
  await choice(page, 'Order', 'Newest first').click();
  await page.getByRole('searchbox', {name: 'Search'}).fill('');
  await page.waitForURL((url) => !url.search.includes('q=') && !url.search.includes('order='));
  await choice(page, 'Tag', 'All').click();
  await choice(page, 'With', 'All').click();
  await shown(page, `${showcase.length} entries`);
  assert.deepEqual(
    await page.locator('main ul > li > time').allTextContents(),
    showcase.map(({added}) => added).sort((a, b) => b.localeCompare(a)),
    'the newest first',
  );
});

built.test('§2 Catalog: on a phone, the row of choices begins where the chosen one is seen', {viewport: {width: 390, height: 844}}, async (page) => {
  await visit(page, '/experts/');
  const last = page.getByRole('group', {name: 'Skill'}).getByRole('link').last();
  await visit(page, (await last.getAttribute('href')) ?? '');
  await page.waitForFunction(
    (link) => {
      const {left, right} = link?.getBoundingClientRect() ?? {left: -1, right: 0};
      return link?.hasAttribute('aria-current') && left >= 0 && right <= window.innerWidth;
    },
    await last.elementHandle(),
  );
});
