import type {Page} from '@playwright/test';
import {axeViolations} from '../lib/axe';
import {LOOKS, variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';
import {frames} from '../lib/moments';
import {code, openPlay} from '../lib/play';
import {button, field} from '../lib/search-modal';

test.use({prefetches: true});

const list = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.themeChoice ?? document.documentElement.dataset.theme);

test('Keys: a question mark and the button in the footer show the list, Escape closes it', {tag: '@keys.list'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  for (const word of ['search', 'next page', 'previous page', 'sidebar', 'color mode', 'copy the page', 'play or pause'])
    await expect(list(page)).toContainText(word);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  const opener = page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});
  await opener.click();
  await expect(list(page)).toBeVisible();
  await list(page).getByRole('button', {name: 'Close'}).click();
  await expect(opener).toBeFocused();
});

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Keys: each does what the list says', {tag: '@keys.work'}, async ({page}) => {
    await visit(page, '/docs/sequence');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('<Sequence>');
    const next = await page.locator('.pagination-nav__link--next').getAttribute('href');
    await page.keyboard.press('n');
    await expect(page).toHaveURL((url) => url.pathname === next);
    // The address changes before the page does, and keys act on the page that is seen.
    await expect(title).not.toHaveText('<Sequence>');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    await expect(title).toHaveText('<Sequence>');
    await page.keyboard.press('s');
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeFocused();
    const before = await theme(page);
    await page.keyboard.press('t');
    await expect.poll(() => theme(page)).not.toBe(before);
    await page.keyboard.press('c');
    await expect(page.getByText('The Markdown of this page is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await (await page.request.get('/docs/sequence.md')).text());
  });
});

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}});

  test('Keys: on a small screen, s opens the menu at the documentation', {tag: '@keys.work'}, async ({page}) => {
    await visit(page, '/docs/sequence');
    await page.keyboard.press('s');
    await expect(page.getByText('← Back to main menu')).toBeVisible();
  });
});

test(
  'Keys: none does anything while the reader types, in a dialog, with a modifier, or on the search button',
  {tag: ['@keys.typing', '@slow']},
  async ({page}) => {
    await visit(page, '/contact/');
    // Once it has been shown, the list is loaded: it would be there at once.
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await page.getByLabel('Subject').fill('');
    await page.getByLabel('Subject').pressSequentially('?npstc');
    await expect(page.getByLabel('Subject')).toHaveValue('?npstc');
    await frames(page, 2);
    await expect(list(page)).toBeHidden();

    await visit(page, '/docs/sequence');
    const before = await theme(page);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    for (const key of ['n', 'p', 't', 'c']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.type('next');
    await expect(field(page)).toHaveValue('next');
    await expect(page).toHaveURL(/\/docs\/sequence$/);
    expect(await theme(page)).toBe(before);
  },
);

test('Keys: in the editor of the playground, each is a letter of the code', {tag: '@keys.typing'}, async ({page}) => {
  await openPlay(page);
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// ?npstc');
  await expect(code(page)).toContainText('// ?npstc');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Keys: single ones can be turned off, and stay off; the list is still in the footer', {tag: ['@keys.off', '@slow']}, async ({page}) => {
  await visit(page, '/docs/sequence');
  const opener = page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});
  await opener.click();
  await list(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await visit(page, '/docs/sequence');
  for (const key of ['?', 'n', '/']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/docs\/sequence$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await opener.click();
  await list(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
});

test.describe(() => {
  test.use({loadsAhead: false});

  test('Keys: nothing behind them is loaded before one is used', {tag: '@keys.light'}, async ({page}) => {
    await visit(page, '/docs/troubleshooting/player-flicker');
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.keyboard.press('x');
    expect(requested).toEqual([]);
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    expect(requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });
});

for (const [index, {colorScheme, width}] of LOOKS.slice(0, 2).entries())
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 844}});

    test(`Keys: axe finds nothing in the list (${colorScheme}, ${width} px)`, {tag: variantTags(index, '@keys.list', '@a11y.axe')}, async ({page}) => {
      await visit(page, '/docs/sequence');
      await page.keyboard.press('?');
      await expect(list(page)).toBeVisible();
      expect(await axeViolations(page, ['dialog'])).toEqual([]);
    });
  });
