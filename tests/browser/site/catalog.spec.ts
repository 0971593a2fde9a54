import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {expect, test, visit} from '../fixtures';

const countOf = (kind: string) => fs.readdirSync(path.join(__dirname, '../../../data', kind)).length;
const entryOf = (slug: string) =>
  parse(fs.readFileSync(path.join(__dirname, `../../../data/templates/${slug}.yml`), 'utf8')) as Partial<Record<'repository' | 'preview' | 'store', string>>;
const titles = (page: Page) => page.locator('main ul > li > h2');

for (const [kind, total] of [
  ['experts', 18],
  ['templates', 22],
  ['showcase', countOf('showcase')],
] as const)
  test(`Catalog: /${kind}/ shows all ${total} entries`, {tag: '@catalog.complete'}, async ({page}) => {
    await visit(page, `/${kind}/`);
    expect(countOf(kind)).toBe(total);
    await expect(titles(page)).toHaveCount(total);
  });

test('Catalog: filters, search and order of the showcase stand in the address and work together', {tag: '@catalog.filters'}, async ({page}) => {
  await visit(page, '/showcase/');
  const newest = await titles(page).allTextContents();
  await page
    .getByRole('group', {name: 'Tag'})
    .getByRole('link', {name: /data visualization/})
    .click();
  await page
    .getByRole('group', {name: 'With'})
    .getByRole('link', {name: /Source code/})
    .click();
  await expect(titles(page)).toHaveCount(1);
  await expect(page).toHaveURL(/tag=data-visualization/);
  await expect(page).toHaveURL(/with=source-code/);
  await visit(page, '/showcase/?order=shuffled');
  await expect(titles(page).first()).not.toHaveText(newest[0] ?? '');
  await expect.poll(async () => (await titles(page).allTextContents()).sort()).toEqual([...newest].sort());
});

test('Catalog: templates are narrowed by purpose and stack, and the keyboard stays where it is', {tag: '@catalog.filters'}, async ({page}) => {
  await visit(page, '/templates/');
  const choose = (group: string, name: RegExp) => page.getByRole('group', {name: group}).getByRole('link', {name});
  await choose('Purpose', /web app/).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/templates/?purpose=web-app');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.startsWith('web app'))).toBe(true);
  await choose('Stack', /Tailwind/).click();
  await page.waitForURL('**/templates/?purpose=web-app&stack=tailwind');
  await expect(titles(page)).toHaveText(['Next.js (App dir + TailwindCSS)', 'React Router 7']);
  await expect(page.getByRole('status')).toHaveText('2 of 22 templates');
  await page.getByRole('button', {name: /more of Purpose/}).click();
  await choose('Purpose', /audio/).click();
  await expect(page.getByText('No template matches both.')).toBeVisible();
  await visit(page, '/templates/?purpose=captions');
  await expect(titles(page)).toHaveText(['Audiogram', 'Recorder', 'TikTok']);
});

test('Catalog: every template has a picture, and the paid one is marked', {tag: '@catalog.pictures'}, async ({page}) => {
  await visit(page, '/templates/');
  const pictures = page.locator('main ul > li img');
  await expect(pictures).toHaveCount(22);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  await expect(page.locator('main ul > li', {has: page.getByText('Paid', {exact: true})}).getByRole('heading')).toHaveText(['Editor Starter']);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Catalog: the page of each template shows it at work, how to create it and what to read next', {tag: ['@catalog.template', '@slow']}, async ({page}) => {
    for (const file of fs.readdirSync(path.join(__dirname, '../../../data/templates'))) {
      const slug = file.replace('.yml', '');
      await page.goto(`/templates/${slug}`);
      await expect(page.locator('[data-demo^="template-"] img'), slug).toHaveCount(1);
      const text = (await page.locator('main').textContent()) ?? '';
      expect(text, slug).toMatch(slug === 'editor-starter' ? /sold in the store/ : new RegExp(`npx create-video@latest --${slug}`));
      const actions = page.locator('main header').getByRole('link');
      const targets = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const {repository, preview, store} = entryOf(slug);
      for (const target of [repository, preview, store]) expect(!target || targets.includes(target), `${slug}: ${target}`).toBeTruthy();
      for (const heading of ['What you get', 'Render and deploy', 'Read next'])
        await expect(page.getByRole('heading', {name: heading}), `${slug}: ${heading}`).toHaveCount(1);
    }
  });
});

test('Catalog: a template that renders stills is shown as one frame, without a timeline', {tag: '@catalog.template'}, async ({page}) => {
  await visit(page, '/templates/still');
  const demo = page.locator('[data-demo="template-still"]');
  await page.mouse.move(300, 300);
  await expect(demo.locator('[data-painted="true"]')).toBeVisible();
  await expect(demo.getByRole('button', {name: /^(Play|Pause|Loop)/})).toHaveCount(0);
  await expect(demo.getByRole('slider', {name: 'Frame', exact: true})).toHaveCount(0);
  await demo.getByLabel('Title').fill('Other words');
  await expect(demo.locator('[data-painted="true"]').getByText('Other words')).toBeVisible();
});

test('Catalog: a filter shows its most frequent choices, and the others on request', {tag: '@catalog.filters'}, async ({page}) => {
  await visit(page, '/templates/');
  const choices = page.getByRole('group', {name: 'Stack'}).getByRole('link');
  await expect(choices).toHaveCount(7);
  await page.getByRole('button', {name: /more of Stack$/}).press('Enter');
  await expect(choices.nth(8)).toBeVisible();
  await expect(choices.nth(7)).toBeFocused();
  // A choice that an address names is there from the start.
  const rare = (await choices.last().getAttribute('href')) ?? '';
  await visit(page, rare);
  await expect(page.getByRole('group', {name: 'Stack'}).locator('[aria-current]')).toBeVisible();
});

test('Catalog: a profile leads to the expert by one button, and shows what they have made before anything else', {tag: '@catalog.profile'}, async ({page}) => {
  await visit(page, '/experts/ray-lotmar');
  await expect(page.locator('main header .button--primary')).toHaveText('Book a call');
  await expect(page.locator('main h2')).toHaveText(['Projects', 'Profile']);
  await visit(page, '/experts/karel-nagel');
  await expect(page.locator('main header .button--primary')).toHaveAttribute('href', 'https://asius.ai/');
});

test('Catalog: the experts’ page says how to be listed and taken off, and profiles lead there', {tag: '@catalog.listing'}, async ({page}) => {
  await visit(page, '/experts/ray-lotmar');
  await page.getByRole('link', {name: 'Change or remove this profile'}).click();
  await expect(page.getByRole('heading', {name: 'Be listed, or taken off'})).toBeVisible();
  await expect(page).toHaveURL(/\/experts\/#listing$/);
});

test('Catalog: values that do not exist leave the page whole', {tag: '@catalog.unknown-values'}, async ({page}) => {
  await visit(page, '/templates/?purpose=nothing&stack=%00&keyword=zod');
  await expect(titles(page)).toHaveCount(22);
  await visit(page, '/templates/blank?demo=template-blank&frame=99999&background=red');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blank template');
  await visit(page, '/showcase/?tag=nothing&with=%00&order=sideways');
  await expect(titles(page)).toHaveCount(countOf('showcase'));
  await visit(page, '/experts/?skill=%F0%9F%98%80');
  await expect(titles(page)).toHaveCount(18);
});

test('Catalog: the experts change their order by the day, and no card moves when the order arrives', {tag: '@catalog.steady'}, async ({page}) => {
  const orderOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await visit(page, '/experts/');
    await expect(titles(page).first()).not.toHaveText(byName[0] ?? '');
    return titles(page).allTextContents();
  };
  const byName = await (
    await page.request.get('/experts/')
  )
    .text()
    .then((html) => [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name = '']) => name));
  const [one, again, other] = [await orderOn('2025-08-01'), await orderOn('2025-08-01'), await orderOn('2025-08-02')];
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
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
  expect(shift, `layout shift ${shift}`).toBeLessThan(0.01);
});
