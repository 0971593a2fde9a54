import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {selectAll} from 'css-select';
import {textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {site} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');

/** Pages that redirect at once, and the one without a navbar. */
const isBare = (html: string, file: string) => html.includes('http-equiv="refresh"') || file === 'ai-embed/index.html';

test('§2 Without JavaScript: every page that was built has its heading, its text and its navigation', () => {
  const files = fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html') && !file.startsWith('__server'));
  const problems = files.flatMap((file) => {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    const page = parseDocument(html);
    const main = selectAll('main', page);
    const found = {
      main: main.length,
      h1: selectAll('main h1', page).length,
      text: textContent(main).trim().length,
      links: selectAll('nav a[href]', page).length,
    };
    // A list of tags may be short.
    const isRead = found.text >= (file.includes('/tags/') ? 10 : 20);
    return found.main === 1 && found.h1 === 1 && isRead && (found.links >= 10 || isBare(html, file)) ? [] : [`${file}: ${JSON.stringify(found)}`];
  });
  assert.ok(files.length >= 250, `${files.length} pages`);
  assert.deepEqual(problems, []);
});

built.test('§2 Without JavaScript: a page is read and left by its links', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/docs/sequence');
  assert.match((await page.locator('article').textContent()) ?? '', /useVideoConfig|from/);
  await page.getByRole('link', {name: 'useCurrentFrame()', exact: true}).first().click();
  assert.equal(new URL(page.url()).pathname, '/docs/use-current-frame');
});

built.test('§2 Without JavaScript: menus open on hover and on focus, and lead on', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/docs/player/');
  const button = (name: string) => page.getByRole('button', {name, exact: true});
  const menu = (index: number) => page.locator('.dropdown__menu').nth(index);
  await button('Products').hover();
  await menu(0).waitFor();
  await page.mouse.move(700, 600);
  await menu(0).waitFor({state: 'hidden'});
  await button('Resources').focus();
  await menu(1).waitFor();
  await menu(1).getByRole('link', {name: 'Blog'}).click();
  await page.getByRole('heading', {level: 1, name: 'Blog'}).waitFor();
});

built.test('§2 Without JavaScript: commands in tabs can be read, and the form is there', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/docs/player/');
  assert.match(await page.getByRole('tabpanel').first().innerText(), /@remotion\/player/);
  await page.goto('/contact/');
  assert.ok(await page.locator('form').first().isVisible());
});

built.test(
  '§2 Without JavaScript: on a phone the menu’s links are within reach',
  {javaScriptEnabled: false, viewport: {width: 390, height: 844}},
  async (page) => {
    await page.goto('/docs/sequence');
    const ways = page.getByRole('contentinfo').getByRole('link');
    assert.ok((await ways.count()) > 15);
    await ways.filter({hasText: 'API Reference'}).click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  },
);

built.test('§2 Without JavaScript: the search page says what it needs, and leads on', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/search?q=spring');
  // Locators by text and role leave noscript out.
  const note = page.locator('main noscript');
  assert.match(await note.innerText(), /needs JavaScript/);
  await note.locator('a[href="/docs/api"]').click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

built.test('§2 Without JavaScript: the colours follow the system', {javaScriptEnabled: false, colorScheme: 'dark'}, async (page) => {
  await page.goto('/docs/sequence');
  const ground = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor + getComputedStyle(body.parentElement ?? body).backgroundColor);
  assert.match(await ground(), /rgb\(15, 17, 21\)/);
  assert.match((await page.locator('.navbar__logo img:visible').getAttribute('src')) ?? '', /logo-white/);
  await page.emulateMedia({colorScheme: 'light'});
  assert.match(await ground(), /rgb\(251, 250, 247\)/);
  assert.match((await page.locator('.navbar__logo img:visible').getAttribute('src')) ?? '', /logo\.svg/);
});
