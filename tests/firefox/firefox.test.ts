import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {serveBuild, type StaticServer} from '../../scripts/lib/static-server';
import {findFirefox} from './find-firefox';
import {LOOKED_AT} from './pages';
import {startFirefox, type Browser} from './puppeteer';
import {named, openTab, type Tab} from './tab';

const BUILD = path.join(__dirname, '../../build');
const PHONE = {width: 390, height: 844};

let server: StaticServer;
let firefox: Browser;

before(async () => {
  server = await serveBuild(BUILD);
  firefox = await startFirefox(findFirefox());
  console.log(`Firefox: ${await firefox.version()}`);
});

after(async () => {
  await firefox.close();
  await server.close();
});

/** A test in a tab of its own, whose page must have nothing to complain about. */
function inTab(title: string, run: (tab: Tab) => Promise<void>, size?: typeof PHONE): void {
  void test(title, async () => {
    const tab = await openTab(firefox, server.origin, size);
    try {
      await run(tab);
      assert.deepEqual(tab.complaints, []);
    } finally {
      await tab.close();
    }
  });
}

const isFocused = (name: string) => document.activeElement?.getAttribute('aria-label') === name;
const hasText = (selector: string, text: string) => [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
const isThere = (selector: string) => document.querySelector(selector) !== null;
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const isGone = (selector: string) => document.querySelector(selector) === null;
const hasTheme = (theme: string) => document.documentElement.dataset.theme === theme;

for (const address of LOOKED_AT)
  inTab(`${address} is readable, fits its window and complains about nothing`, async ({page, visit}) => {
    assert.equal(await visit(address), address.startsWith('/no/') ? 404 : 200);
    const seen = await page.evaluate(() => ({
      headings: [...document.querySelectorAll('h1')].map(({offsetHeight, textContent}) => offsetHeight > 0 && textContent.length > 0),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
    }));
    assert.deepEqual(seen.headings, [true]);
    assert.equal(seen.sideways, 0);
    assert.ok(seen.words > 20, `${seen.words} words`);
  });

inTab('The search is opened, used and closed by keyboard, and gives the focus back to its button', async ({page, visit, until}) => {
  await visit('/docs/spring');
  for (const open of [() => press(page, 'Control', 'k'), () => page.keyboard.press('/')]) {
    await open();
    await until('the modal opening', isThere, 'dialog[open] [role=combobox]');
    await page.keyboard.press('Escape');
    await until('the modal closing', isGone, 'dialog[open]');
    await until('the focus on the search button', isFocused, 'Search');
  }
  await page.keyboard.press('Enter');
  await until('the modal opening', isThere, 'dialog[open] [role=combobox]');
  await page.keyboard.type('interpolate colors');
  await until('a result', hasText, 'dialog [role=option][aria-selected=true]', 'interpolateColors()');
  await page.keyboard.press('Enter');
  await until('the page of the result', () => window.location.pathname === '/docs/interpolate-colors');
  await until('its heading', hasText, 'h1', 'interpolateColors()');
});

inTab('The search page answers a query of its address', async ({visit, until}) => {
  await visit('/search?q=spring');
  await until('a result', hasText, 'main li a', 'spring()');
});

inTab('The toggle changes the color mode, which survives a reload', async ({page, visit, until}) => {
  await visit('/docs/sequence');
  for (const theme of ['light', 'dark']) {
    await page.locator('[aria-label^="Switch between dark and light mode"]').click();
    await until(`the ${theme} mode`, hasTheme, theme);
  }
  await page.reload();
  await until('the dark mode', hasTheme, 'dark');
});

inTab(
  'On a phone, the menu opens, goes back to the main menu, and closes with Escape',
  async ({page, visit, until}) => {
    await visit('/docs/sequence');
    await page.locator(named('button', 'Toggle navigation bar')).click();
    await until('the menu', isThere, '.navbar-sidebar--show');
    await page.locator('.navbar-sidebar__back').click();
    await until('the main menu', isShown, '.navbar-sidebar__item .menu__link[href="/docs/"]');
    await page.keyboard.press('Escape');
    await until('the menu closing', isGone, '.navbar-sidebar--show');
    await until('the focus on its button', isFocused, 'Toggle navigation bar');
  },
  PHONE,
);

inTab('A demo plays, and a changed value is seen in its code', async ({page, visit, until}) => {
  await visit('/docs/spring');
  await page.locator(named('button', 'Play “spring() and its parameters”')).click();
  await until('the first frames', () => Number(document.querySelector<HTMLInputElement>(`[data-demo="spring"] input[aria-label="Frame"]`)?.value) > 2);
  await page.locator('[data-demo="spring"] [data-controls] input[type=range]').click();
  await page.keyboard.press('End');
  await page.locator('[data-demo="spring"] ::-p-text(Code)').click();
  await until('the value in the code', hasText, '[data-demo="spring"] mark.changed', '40');
});

inTab('A tile of the examples opens into its demo', async ({page, visit, until}) => {
  await visit('/examples/');
  await page.locator('[data-tile="animation-math"]').click();
  await until('the demo', isThere, '[data-demo="animation-math"] [data-painted="true"]');
});

inTab('In the playground, an edit changes the frame', async ({page, visit, until}) => {
  await visit('/play/');
  await until('the first composition running', isThere, '[data-state="running"]');
  await shows(page, 'Frame by frame');
  // The editor is in a shadow tree.
  await page.evaluate(() => document.querySelector('[data-editor]')?.shadowRoot?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus());
  await press(page, 'Control', 'a');
  await page.keyboard.type("export const Word = () => 'Edited here';");
  await shows(page, 'Edited here');
});

inTab('A form keeps a draft', async ({page, visit, until}) => {
  await visit('/contact/');
  await page.evaluate(() => document.querySelector<HTMLElement>('main textarea')?.focus());
  await page.keyboard.type('We are five people.');
  await visit('/contact/');
  await until('the draft', () => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === 'We are five people.');
});

async function press({keyboard}: Tab['page'], modifier: string, key: string): Promise<void> {
  await keyboard.down(modifier);
  await keyboard.press(key);
  await keyboard.up(modifier);
}

/** Waits until the stage of the playground, a frame of another origin, shows a text. */
async function shows(page: Tab['page'], text: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (let seen = ''; !seen.includes(text);) {
    assert.ok(Date.now() < until, `The stage shows “${seen}”, not “${text}”.`);
    const stage = page.frames().find((frame) => frame.url().endsWith('/stage.htm'));
    seen = (await stage?.evaluate(() => document.body.innerText).catch(() => '')) ?? '';
  }
}
