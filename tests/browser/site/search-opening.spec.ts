import type {Page, Response} from '@playwright/test';
import {button, dialog, field, openModal, rows} from '../lib/search-modal';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

test.use({prefetches: true});

const INDEX_FILES = /\/search-index\//;
/** Words that only the modal's script contains. */
const IN_MODAL = 'Remove this search from history';

test('Search: the button opens the modal, whose field has the focus and the placeholder "Search docs"', {tag: '@search.open'}, async ({page}) => {
  await openModal(page);
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.type('sequence');
  await expect(rows(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('sequence');
});

const TOUCHES: Record<string, (page: Page) => Promise<unknown>> = {
  focus: (page) => button(page).focus(),
  hover: (page) => button(page).hover(),
  touch: (page) => button(page).dispatchEvent('touchstart'),
};

for (const [index, [name, touch]] of Object.entries(TOUCHES).entries()) {
  test(
    `Search: ${name} on the button loads the modal and the index ahead, and nothing of them is loaded before`,
    {tag: variantTags(index, '@search.ahead')},
    async ({page}) => {
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await visit(page, '/docs/sequence');
      await page.waitForLoadState('networkidle');
      const scripts = responses.filter((response) => response.request().resourceType() === 'script');
      for (const script of scripts) expect((await script.text()).includes(IN_MODAL), script.url()).toBe(false);
      expect(responses.map((response) => response.url()).filter((url) => INDEX_FILES.test(url))).toEqual([]);
      const modal = page.waitForResponse(async (response) => response.url().endsWith('.js') && (await response.text()).includes(IN_MODAL));
      const manifest = page.waitForResponse(/search-index\/manifest\.json/);
      const index = page.waitForResponse(/search-index\/.*docs-default-current.*\.bin/);
      await touch(page);
      await Promise.all([manifest, index, modal]);
      await expect(dialog(page)).toHaveCount(0);
    },
  );
}

for (const [index, keys] of ['Control+k', 'Meta+k', '/'].entries()) {
  test(`Search: ${keys} opens the modal with an empty field`, {tag: variantTags(index, '@search.open')}, async ({page}) => {
    await visit(page, '/docs/sequence');
    await page.keyboard.press(keys);
    await expect(field(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
}

/** What a reader types into, by its selector: part of the page itself, or added to it. */
const FIELDS: Record<string, {path: string; selector: string; html?: string}> = {
  'an input': {path: '/search', selector: 'main input[type="search"]'},
  'a text area': {path: '/contact/', selector: 'main textarea'},
  'a list of choices': {path: '/contact/', selector: 'main select', html: '<select><option>a</option></select>'},
  'an editable text': {path: '/contact/', selector: 'main [contenteditable]', html: '<div contenteditable>text</div>'},
};

for (const [name, {path, selector, html}] of Object.entries(FIELDS)) {
  test(`Search: a slash in ${name} opens nothing`, {tag: '@search.slash'}, async ({page}) => {
    await visit(page, path);
    if (html) await page.locator('main').evaluate((main, added) => main.insertAdjacentHTML('afterbegin', added), html);
    const typedInto = page.locator(selector).first();
    await typedInto.focus();
    await page.keyboard.press('/');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    if (!name.includes('choices')) expect(await typedInto.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent)).toMatch(/\//);
    await typedInto.evaluate((element: HTMLElement) => element.blur());
    await page.keyboard.press('/');
    await expect(field(page)).toBeVisible();
  });
}

test('Search: a key typed on the button is the initial query, and no key is lost while the modal loads', {tag: '@search.typed-key'}, async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await visit(page, '/docs/sequence');
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await button(page).focus();
  await page.keyboard.type('sprimg');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ng');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeVisible();
  await expect(field(page)).toHaveValue('spring');
  await expect(rows(page).filter({hasText: 'spring()'}).first()).toBeVisible();
});

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('Search: a tap on the button opens the modal', {tag: '@search.open'}, async ({page}) => {
    await visit(page, '/docs/sequence');
    await button(page).tap();
    await expect(field(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('render');
    await rows(page).first().tap();
    await page.waitForURL(/\/docs\/.*render/);
    await expect(dialog(page)).not.toBeAttached();
  });
});

const CLOSINGS: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'Control+k': (page) => page.keyboard.press('Control+k'),
  Cancel: (page) => dialog(page).getByRole('button', {name: 'Cancel'}).click(),
  'a click beside it': (page) => page.mouse.click(20, 700),
};

for (const [index, [name, close]] of Object.entries(CLOSINGS).entries()) {
  test(`Search: ${name} closes the modal and gives the focus back to the button`, {tag: variantTags(index, '@search.close')}, async ({page}) => {
    await openModal(page);
    await close(page);
    await expect(dialog(page)).not.toBeAttached();
    await expect(button(page)).toBeFocused();
  });
}

const OPENINGS: Record<string, (page: Page) => Promise<unknown>> = {
  'Control+k': (page) => page.keyboard.press('Control+k'),
  'Meta+k': (page) => page.keyboard.press('Meta+k'),
  'a slash': (page) => page.keyboard.press('/'),
  'a letter on the button': async (page) => {
    // The button takes letters once its part of the page runs, too, which can be a moment later.
    await page.waitForLoadState('networkidle');
    await button(page).focus();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('s');
  },
  'Control+k on a link': async (page) => {
    await page.getByRole('link', {name: 'API', exact: true}).focus();
    await page.keyboard.press('Control+k');
  },
  'Control+k far down the page': async (page) => {
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.keyboard.press('Control+k');
  },
};

for (const [index, [name, open]] of Object.entries(OPENINGS).entries()) {
  test(`Search: opened by ${name}, the modal gives the focus to the button when it closes`, {tag: variantTags(index, '@search.close')}, async ({page}) => {
    for (const path of ['/docs/spring', '/']) {
      await visit(page, path);
      await open(page);
      await expect(field(page)).toBeVisible();
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).not.toBeAttached();
      await expect(button(page), path).toBeFocused();
      // Pictures that arrive meanwhile may move the page a little.
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled), `${path} does not jump`).toBeLessThan(40);
    }
  });
}

test('Search: the focus stays within the modal', {tag: '@search.close'}, async ({page}) => {
  await openModal(page);
  await page.keyboard.type('render');
  await expect(rows(page).first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
      expect(isInside, `${key} ${step}`).toBeTruthy();
    }
  }
});
