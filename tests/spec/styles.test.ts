import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Page} from '@playwright/test';
import {site, visit} from '../lib/site';

const built = site();
const BUILD = path.join(__dirname, '../../build');

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

built.test('§2 Navigation: a page looks the same, whichever pages the reader comes from', {}, async (page) => {
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
    assert.deepEqual(changed.slice(0, 3), [], `${address} after the pages before it`);
  }
  assert.ok((await page.evaluate(() => document.styleSheets.length)) > atFirst, 'styles came with the pages');
});

const allStyles = () =>
  fs
    .readdirSync(path.join(BUILD, 'assets/css'))
    .map((file) => fs.readFileSync(path.join(BUILD, 'assets/css', file), 'utf8'))
    .join('\n');
const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

test('Styles: of the theme’s library, pages have a rule for each class that they name', () => {
  const library = classesIn(fs.readFileSync(path.join(BUILD, '../node_modules/infima/dist/css/default/default.css'), 'utf8'));
  const kept = classesIn(allStyles());
  const named = new Set<string>();
  for (const file of fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html')))
    for (const [, many = '', one = ''] of fs.readFileSync(path.join(BUILD, file), 'utf8').matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g))
      for (const name of (many || one).split(/\s+/)) named.add(name);
  const ofLibrary = [...named].filter((name) => library.has(name));
  assert.ok(ofLibrary.length > 50, `${ofLibrary.length} classes`);
  const missing = ofLibrary.filter((name) => !kept.has(name));
  assert.deepEqual(missing, []);
});

test('Styles: each variable of the theme’s library that is read has a value', () => {
  const styles = allStyles();
  const read = new Set([...styles.matchAll(/var\((--ifm-[\w-]+)/g)].map(([, name = '']) => name));
  assert.ok(read.size > 100, `${read.size} variables`);
  const missing = [...read].filter((name) => !styles.includes(`${name}:`));
  assert.deepEqual(missing, []);
});

test('Styles: every breakpoint that a stylesheet names has become a width', () => {
  const conditions = [...allStyles().matchAll(/@media([^{]+)/g)].map(([, condition = '']) => condition);
  const count = (width: number) => conditions.filter((condition) => condition.includes(`${width}px`)).length;
  assert.ok(
    [360, 600, 996, 1200].every((width) => count(width) > 0),
    conditions.join('\n'),
  );
  assert.deepEqual(
    conditions.filter((condition) => condition.includes('(--')),
    [],
  );
});
