import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');

const ARRIVALS = ['/blog', '/showcase/', '/contact/', '/experts/', '/player/', '/'];

/** How each element of the page's content looks. Margins are left out, since the browser reports the laid-out value, not the specified one. */
async function looks(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const {display, position, color, backgroundColor, font, padding, border, gap} = getComputedStyle(element);
      return `${element.tagName} ${[display, position, color, backgroundColor, font, padding, border, gap].join(' | ')}`;
    }),
  );
}

test('Navigation: a page looks the same, whichever pages the reader comes from', {tag: ['@navigation.styles', '@slow']}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const direct = new Map<string, string[]>();
  for (const address of ARRIVALS) {
    await visit(page, address);
    direct.set(address, await looks(page));
  }
  await visit(page, '/docs/api');
  const atFirst = await page.evaluate(() => document.styleSheets.length);
  for (const address of ARRIVALS) {
    const link = page.locator(`nav a[href="${address}"]`).first();
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    // Some of them are in menus that are closed.
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading);
    const changed = (await looks(page)).filter((look, index) => look !== direct.get(address)?.[index]);
    expect(changed.slice(0, 3), `${address} after the pages before it`).toEqual([]);
  }
  await expect.poll(() => page.evaluate(() => document.styleSheets.length), 'styles came with the pages').toBeGreaterThan(atFirst);
});

const allStyles = () =>
  fs
    .readdirSync(path.join(BUILD, 'assets/css'))
    .map((file) => fs.readFileSync(path.join(BUILD, 'assets/css', file), 'utf8'))
    .join('\n');
const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

test('Styles: of the theme’s library, pages have a rule for each class that they name', {tag: '@loading.library-styles'}, () => {
  const library = classesIn(fs.readFileSync(path.join(BUILD, '../node_modules/infima/dist/css/default/default.css'), 'utf8'));
  const kept = classesIn(allStyles());
  const named = new Set<string>();
  for (const file of fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html')))
    for (const [, many = '', one = ''] of fs.readFileSync(path.join(BUILD, file), 'utf8').matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g))
      for (const name of (many || one).split(/\s+/)) named.add(name);
  const ofLibrary = [...named].filter((name) => library.has(name));
  expect(ofLibrary.length, `${ofLibrary.length} classes`).toBeGreaterThan(50);
  const missing = ofLibrary.filter((name) => !kept.has(name));
  expect(missing).toEqual([]);
});

test('Styles: each variable of the theme’s library that is read has a value', {tag: '@loading.library-styles'}, () => {
  const styles = allStyles();
  const read = new Set([...styles.matchAll(/var\((--ifm-[\w-]+)/g)].map(([, name = '']) => name));
  expect(read.size, `${read.size} variables`).toBeGreaterThan(100);
  const missing = [...read].filter((name) => !styles.includes(`${name}:`));
  expect(missing).toEqual([]);
});

test('Styles: every breakpoint that a stylesheet names has become a width', {tag: '@look.breakpoints'}, () => {
  const conditions = [...allStyles().matchAll(/@media([^{]+)/g)].map(([, condition = '']) => condition);
  for (const width of [360, 600, 996, 1200]) expect(conditions.join('\n')).toContain(`${width}px`);
  expect(conditions.filter((condition) => condition.includes('(--'))).toEqual([]);
});
