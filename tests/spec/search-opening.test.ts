import assert from 'node:assert/strict';
import type {Page, Response} from '@playwright/test';
import {button, dialog, field, openModal, rows} from '../lib/search-modal';
import {site, visit} from '../lib/site';

const built = site();
const INDEX_FILES = /\/search-index\//;
/** Words that only the modal's script contains. */
const IN_MODAL = 'Remove this search from history';

built.test('§2 Search: the button opens the modal, whose field has the focus and the placeholder "Search docs"', {}, async (page) => {
  await openModal(page);
  assert.equal(await field(page).getAttribute('placeholder'), 'Search docs');
  await page.keyboard.type('sequence');
  await rows(page).first().waitFor();
  assert.equal(await field(page).inputValue(), 'sequence');
});

for (const [name, touch] of Object.entries<(page: Page) => Promise<unknown>>({
  focus: (page) => button(page).focus(),
  hover: (page) => button(page).hover(),
  touch: (page) => button(page).dispatchEvent('touchstart'),
})) {
  built.test(`§2 Search: ${name} on the button loads the modal and the index ahead, and nothing of them is loaded before`, {}, async (page) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await visit(page, '/docs/sequence');
    await page.waitForLoadState('networkidle');
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    for (const script of scripts) assert.ok(!(await script.text()).includes(IN_MODAL), script.url());
    assert.deepEqual(
      responses.map((response) => response.url()).filter((url) => INDEX_FILES.test(url)),
      [],
    );
    const modal = page.waitForResponse(async (response) => response.url().endsWith('.js') && (await response.text()).includes(IN_MODAL));
    const manifest = page.waitForResponse(/search-index\/manifest\.json/);
    const index = page.waitForResponse(/search-index\/.*docs-default-current.*\.bin/);
    await touch(page);
    await Promise.all([manifest, index, modal]);
    assert.equal(await dialog(page).count(), 0);
  });
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  built.test(`§2 Search: ${keys} opens the modal with an empty field`, {}, async (page) => {
    await visit(page, '/docs/sequence');
    await page.keyboard.press(keys);
    await field(page).waitFor();
    assert.equal(await field(page).inputValue(), '');
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
  built.test(`§2 Search: a slash in ${name} opens nothing`, {}, async (page) => {
    await visit(page, path);
    if (html) await page.locator('main').evaluate((main, added) => main.insertAdjacentHTML('afterbegin', added), html);
    const typedInto = page.locator(selector).first();
    await typedInto.focus();
    await page.keyboard.press('/');
    assert.equal(await button(page).getAttribute('aria-expanded'), 'false');
    if (!name.includes('choices')) assert.match(await typedInto.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent), /\//);
    await typedInto.evaluate((element: HTMLElement) => element.blur());
    await page.keyboard.press('/');
    await field(page).waitFor();
  });
}

built.test('§2 Search: a key typed on the button is the initial query, and no key is lost while the modal loads', {}, async (page) => {
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
  assert.equal(await dialog(page).count(), 0);
  release();
  await field(page).waitFor();
  assert.equal(await field(page).inputValue(), 'spring');
  await rows(page).filter({hasText: 'spring()'}).first().waitFor();
});

built.test('§2 Search: a tap on the button opens the modal', {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}, async (page) => {
  await visit(page, '/docs/sequence');
  await button(page).tap();
  await field(page).waitFor();
  assert.equal(await field(page).evaluate((element) => element === document.activeElement), true);
  await field(page).fill('render');
  await rows(page).first().tap();
  await page.waitForURL(/\/docs\/.*render/);
  await dialog(page).waitFor({state: 'detached'});
});

const isButtonFocused = (page: Page) => button(page).evaluate((element) => element === document.activeElement);

for (const [name, close] of Object.entries<(page: Page) => Promise<unknown>>({
  Escape: (page) => page.keyboard.press('Escape'),
  'Control+k': (page) => page.keyboard.press('Control+k'),
  Cancel: (page) => dialog(page).getByRole('button', {name: 'Cancel'}).click(),
  'a click beside it': (page) => page.mouse.click(20, 700),
})) {
  built.test(`§2 Search: ${name} closes the modal and gives the focus back to the button`, {}, async (page) => {
    await openModal(page);
    await close(page);
    await dialog(page).waitFor({state: 'detached'});
    assert.equal(await isButtonFocused(page), true);
  });
}

for (const [name, open] of Object.entries<(page: Page) => Promise<unknown>>({
  'Control+k': (page) => page.keyboard.press('Control+k'),
  'Meta+k': (page) => page.keyboard.press('Meta+k'),
  'a slash': (page) => page.keyboard.press('/'),
  'a letter on the button': async (page) => {
    await button(page).focus();
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
})) {
  built.test(`§2 Search: opened by ${name}, the modal gives the focus to the button when it closes`, {}, async (page) => {
    for (const path of ['/docs/spring', '/']) {
      await visit(page, path);
      await open(page);
      await field(page).waitFor();
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({state: 'detached'});
      assert.equal(await isButtonFocused(page), true, path);
      // Pictures that arrive meanwhile may move the page a little.
      assert.ok(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled) < 40, `${path} does not jump`);
    }
  });
}

built.test('§2 Search: the focus stays within the modal', {}, async (page) => {
  await openModal(page);
  await page.keyboard.type('render');
  await rows(page).first().waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
      assert.ok(isInside, `${key} ${step}`);
    }
  }
});
