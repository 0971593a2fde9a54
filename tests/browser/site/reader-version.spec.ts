import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

/** A page that is older than the version below, with members that are newer. */
const PAGE = '/docs/renderer/render-media';
const OLD = '4.0.80';

const control = (page: Page) => page.locator('main header details', {hasText: 'I use'});

async function choose(page: Page, version: string): Promise<void> {
  await control(page).locator('summary').click();
  await control(page).getByLabel('Your version of the packages').fill(version);
  await control(page).getByRole('button', {name: 'Use it'}).click();
}

test('Reader version: what the reader’s release lacks is marked, counted and can be hidden, on every page', {tag: '@docs.reader-version'}, async ({page}) => {
  await visit(page, PAGE);
  const newer = page.locator('.markdown [data-newer]');
  await expect(newer).toHaveCount(0);
  await choose(page, `^${OLD}`);
  await expect(newer.first()).toHaveText(new RegExp(`and later, not in ${OLD}$`));
  const count = await newer.count();
  await expect(control(page).locator('summary')).toHaveText(`I use ${OLD} (${count} newer here)`);
  const heading = page.locator('.markdown h3', {has: page.locator('#repro')}).or(page.locator('h3#repro'));
  await expect(heading).toBeVisible();
  await control(page).getByLabel('Hide what is newer').check();
  await expect(newer.locator('visible=true')).toHaveCount(0);
  await visit(page, '/docs/sequence');
  await expect(control(page).locator('summary')).toContainText(`I use ${OLD}`);
  await visit(page, `${PAGE}#repro`);
  await expect(heading, 'what the address leads to is not hidden').toBeVisible();
  await control(page).locator('summary').click();
  await control(page)
    .getByRole('button', {name: /Go back to/})
    .click();
  await expect(newer).toHaveCount(0);
});

test('Reader version: install commands name it, and search results say what it lacks', {tag: '@docs.reader-version'}, async ({page}) => {
  await visit(page, `/docs/transitions/?version=${OLD}`);
  await expect(page.locator('.markdown').getByText(`@remotion/transitions@${OLD}`).first()).toBeVisible();
  await visit(page, `/search?q=repro&version=${OLD}`);
  await expect(page.locator('main').getByText(`not in ${OLD}`).first()).toBeVisible();
});

test('Reader version: an address can carry it, and does not replace what was chosen', {tag: ['@docs.reader-version', '@slow']}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  await choose(page, OLD);
  await control(page).getByRole('button', {name: 'Copy link with this version'}).click();
  await expect(control(page).getByText('Copied')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe(`?version=${OLD}`);
  await visit(page, `${PAGE}?version=4.0.50`);
  await expect(control(page).locator('summary')).toContainText('I use 4.0.50');
  await visit(page, PAGE);
  await expect(control(page).locator('summary')).toContainText(`I use ${OLD}`);
});

test('Reader version: what is no version is refused, and a damaged store is ignored', {tag: '@docs.reader-version'}, async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('toolkit-version', '<b>4.0.1</b> hide'));
  await visit(page, PAGE);
  await expect(control(page).locator('summary')).toHaveText('I use 4.0.332');
  await choose(page, 'latest');
  await expect(control(page).getByRole('alert')).toHaveText('“latest” is not a version such as 4.0.332.');
  await page.keyboard.press('Escape');
  await expect(control(page).locator('summary')).toBeFocused();
});

/** Twenty pages of all kinds with version badges. */
const TWENTY = [
  ...['config', 'video', 'offthreadvideo', 'audio', 'calculate-metadata', 'sequence', 'delay-render', 'cli/bundle', 'cli/render', 'cli/studio'],
  ...['lambda/rendermediaonlambda', 'lambda/deployfunction', 'lambda/cli/sites/create', 'cloudrun/rendermediaoncloudrun', 'player/player'],
  ...['renderer/render-frames', 'renderer/render-still', 'layout-utils/fill-text-box', 'transitions/presentations/wipe', 'studio/write-static-file'],
];

const isOld = (version: string) => !version.startsWith('4.0.') || Number(version.split('.')[2]) <= 80;

for (const [index, name] of TWENTY.entries())
  test(
    `Reader version: what /docs/${name} marks and counts is what the badges of the built page say`,
    {tag: variantTags(index % 5, '@docs.reader-version')},
    async ({tab}) => {
      const html = await (await tab.request.get(`/docs/${name}`)).text();
      const badges = [...html.matchAll(/>(\d+\.\d+\.\d+)(?:<!-- -->)? and later/g)].map(([, version = '']) => version);
      const count = badges.filter((version) => !isOld(version)).length;
      expect(count).toBeGreaterThan(0);
      await visit(tab, `/docs/${name}?version=${OLD}`);
      await expect(control(tab).locator('summary')).toHaveText(new RegExp(`^I use ${OLD} \\(${count} newer(, \\d+ changed)? here\\)$`));
      await expect(tab.locator('article [data-newer]')).toHaveCount(count);
    },
  );

const WINDOWS = [
  ['light', 1440],
  ['dark', 390],
  ['light', 320],
] as const;

for (const [index, [colorScheme, width]] of WINDOWS.entries())
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 844}});

    test(
      `Reader version: its panel fits the window, moves nothing, and axe finds nothing (${colorScheme}, ${width} px)`,
      {tag: variantTags(index, '@docs.reader-version', '@a11y.axe')},
      async ({page}) => {
        await visit(page, `${PAGE}?version=${OLD}`);
        for (const place of [control(page), page.locator('article footer details', {hasText: 'I use'})]) {
          await expect(place.locator('summary')).toContainText('newer here');
          const tops = () => page.locator('main h2').evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY));
          const before = await tops();
          await place.locator('summary').click();
          const panel = place.locator('> div');
          await expect(panel.getByRole('button', {name: 'Copy link with this version'})).toBeVisible();
          expect(await tops()).toEqual(before);
          const box = await panel.boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
          expect(await axeViolations(page, ['main header details', 'article footer details'])).toEqual([]);
          await page.keyboard.press('Escape');
        }
      },
    );
  });
