import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import {textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {expect, test} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');

/** Pages that redirect at once, and the one without a navbar. */
const isBare = (html: string, file: string) => html.includes('http-equiv="refresh"') || file === 'ai-embed.html';

test('Without JavaScript: every page that was built has its heading, its text and its navigation', {tag: ['@no-scripts.reading', '@slow']}, () => {
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
  expect(files.length, `${files.length} pages`).toBeGreaterThanOrEqual(250);
  expect(problems).toEqual([]);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Without JavaScript: a page is read and left by its links', {tag: '@no-scripts.reading'}, async ({page}) => {
    await page.goto('/docs/sequence');
    await expect(page.locator('article')).toHaveText(/useVideoConfig|from/);
    await page.getByRole('link', {name: 'useCurrentFrame()', exact: true}).first().click();
    expect(new URL(page.url()).pathname).toBe('/docs/use-current-frame');
  });

  test('Without JavaScript: menus open on hover and on focus, and lead on', {tag: '@no-scripts.menus'}, async ({page}) => {
    await page.goto('/docs/player/');
    const button = (name: string) => page.getByRole('button', {name, exact: true});
    const menu = (index: number) => page.locator('.dropdown__menu').nth(index);
    await button('Products').hover();
    await expect(menu(0)).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(menu(0)).toBeHidden();
    await button('Resources').focus();
    await expect(menu(1)).toBeVisible();
    await menu(1).getByRole('link', {name: 'Blog'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
  });

  test('Without JavaScript: commands in tabs can be read, and the form is there', {tag: '@no-scripts.reading'}, async ({page}) => {
    await page.goto('/docs/player/');
    await expect(page.getByRole('tabpanel').first()).toHaveText(/@remotion\/player/, {useInnerText: true});
    await page.goto('/contact/');
    await expect(page.locator('form').first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('Without JavaScript: on a phone the menu’s links are within reach', {tag: '@no-scripts.menus'}, async ({page}) => {
    await page.goto('/docs/sequence');
    const ways = page.getByRole('contentinfo').getByRole('link');
    expect(await ways.count()).toBeGreaterThan(15);
    await ways.filter({hasText: 'API Reference'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Without JavaScript: the search page says what it needs, and leads on', {tag: '@no-scripts.search'}, async ({page}) => {
    await page.goto('/search?q=spring');
    // Locators by text and role leave noscript out.
    const note = page.locator('main noscript');
    await expect(note).toHaveText(/needs JavaScript/, {useInnerText: true});
    await note.locator('a[href="/docs/api"]').click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false, colorScheme: 'dark'});

  test('Without JavaScript: the colors follow the system', {tag: '@no-scripts.color'}, async ({page}) => {
    await page.goto('/docs/sequence');
    const ground = () =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor + getComputedStyle(body.parentElement ?? body).backgroundColor);
    await expect.poll(() => ground()).toMatch(/rgb\(15, 17, 21\)/);
    await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', /logo-white/);
    await page.emulateMedia({colorScheme: 'light'});
    await expect.poll(() => ground()).toMatch(/rgb\(251, 250, 247\)/);
    await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', /logo\.svg/);
  });
});
