import path from 'node:path';
import type {Page} from '@playwright/test';
import {readKind} from '../../../core/data/read';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const WINDOWS = {phone: {width: 390, height: 844}, desktop: {width: 1440, height: 900}};

const PROJECT = path.join(__dirname, '../../..');

const titles = (page: Page) => page.locator('main ul > li > h2');
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
    await expect.poll(async () => (await titles(page).allTextContents()).sort()).toEqual(left.map(({name}) => name).sort());
    await expect(choice(page, group, label)).toHaveAttribute('aria-current', 'true');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  };

  test(`Catalog: a click on “${label}” narrows ${route}, and “All” widens it again`, {tag: '@catalog.filters'}, async ({page}) => {
    await visit(page, route);
    expect(left.length > 1 && left.length < total).toBeTruthy();
    await choice(page, group, label).click();
    await isNarrowed(page);
    await expect(choice(page, group, label), 'the link says how many are left').toHaveText(new RegExp(`${left.length}$`));
    await choice(page, group, 'All').click();
    await shown(page, `${total} ${noun}`);
    await expect(titles(page)).toHaveCount(total);
    expect(new URL(page.url()).search).toBe('');
  });

  test(`Catalog: the keyboard narrows ${route}, and the focus stays on the choice`, {tag: '@catalog.filters'}, async ({page}) => {
    await visit(page, route);
    const all = choice(page, group, 'All');
    await all.focus();
    for (let tabs = 0; tabs < 40 && !(await choice(page, group, label).evaluate((link) => link === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isNarrowed(page);
    await expect(choice(page, group, label)).toBeFocused();
  });

  test(`Catalog: ${address} can be opened, and is there again after the way back`, {tag: '@catalog.filters'}, async ({page}) => {
    await visit(page, '/contact/');
    await visit(page, route);
    await choice(page, group, label).click();
    await isNarrowed(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About us'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'About us'})).toBeVisible();
    await page.goBack();
    await isNarrowed(page);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
    await visit(page, address);
    await isNarrowed(page);
  });

  for (const [index, [name, viewport]] of Object.entries(WINDOWS).entries())
    test.describe(() => {
      test.use({viewport});

      test(`Catalog: nothing moves while ${route} comes up, on a ${name}`, {tag: variantTags(index, '@catalog.steady')}, async ({page}) => {
        await visit(page, route);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page), `layout shift ${await layoutShift(page)}`).toBeLessThan(0.01);
      });
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

test(
  'Catalog: search, tag, material and order of the showcase work together, in any order of choosing',
  {tag: ['@catalog.filters', '@slow']},
  async ({page}) => {
    const all = async () => `${new URL(page.url()).search} ${(await titles(page).allTextContents()).join(' | ')}`;
    await visit(page, '/showcase/');
    await page.getByRole('searchbox', {name: 'Search'}).fill('meteo MAP');
    await shown(page, `0 of ${showcase.length} entries`);
    await expect(page.getByText('No entry matches. Try fewer words, or another tag.')).toBeVisible();
    await page.getByRole('searchbox', {name: 'Search'}).fill('stats');
    await page.waitForURL('**/showcase/?q=stats');
    const found = showcase.filter(({title, tags}) => /stats/i.test(`${title} ${tags.join(' ')}`));
    await shown(page, `${found.length} of ${showcase.length} entries`);
    await expect.poll(async () => (await titles(page).allTextContents()).sort()).toEqual(found.map(({name}) => name).sort());
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
    expect(chosen).toMatch(/MUX/);
    await page.reload();
    await shown(page, `1 of ${showcase.length} entries`);
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('stats');
    await expect.poll(() => all()).toBe(chosen);
    await choice(page, 'Order', 'Newest first').click();
    await page.getByRole('searchbox', {name: 'Search'}).fill('');
    await page.waitForURL((url) => !url.search.includes('q=') && !url.search.includes('order='));
    await choice(page, 'Tag', 'All').click();
    await choice(page, 'With', 'All').click();
    await shown(page, `${showcase.length} entries`);
    await expect(page.locator('main ul > li > time'), 'the newest first').toHaveText(showcase.map(({added}) => added).sort((a, b) => b.localeCompare(a)));
  },
);

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}});

  test('Catalog: on a phone, the row of choices begins where the chosen one is seen', {tag: '@catalog.filters'}, async ({page}) => {
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
});
