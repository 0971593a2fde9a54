import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {site, visit} from '../lib/site';

const built = site();

built.test('§9 Progress bar: its spinner is hidden', {}, async (page) => {
  await visit(page, '/');
  const rules = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'));
  assert.doesNotMatch(rules, /#nprogress \.spinner/);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="nprogress"><div class="bar" role="bar"></div></div>'));
  assert.equal(await page.locator('#nprogress .spinner').count(), 0);
});

built.test('§9 Colour mode: light where the system has no preference, and stored in local storage', {colorScheme: 'no-preference'}, async (page) => {
  await visit(page, '/');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  assert.equal(await page.evaluate(() => localStorage.getItem('theme')), 'light');
});

built.test('§9 Colour mode: the icon of the toggle measures 24 pixels', {}, async (page) => {
  await visit(page, '/');
  const icon = page.getByRole('button', {name: /Switch between dark and light mode/}).locator('svg:visible');
  assert.deepEqual(await icon.evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')]), ['24', '24']);
});

built.test('§9 Interface strings: names of controls as specified', {viewport: {width: 390, height: 844}}, async (page) => {
  await visit(page, '/docs/sequence');
  assert.equal(await page.getByRole('link', {name: 'Skip to main content', exact: true}).count(), 1);
  assert.equal(await page.getByRole('navigation', {name: 'Main', exact: true}).count(), 1);
  await page.getByRole('button', {name: 'Search', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Ask AI', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Toggle navigation bar', exact: true}).click();
  await page.getByRole('button', {name: 'Close navigation bar', exact: true}).waitFor();
  await page.getByRole('button', {name: '← Back to main menu', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Close navigation bar', exact: true}).click();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByPlaceholder('Search docs', {exact: true}).waitFor();
});

test('§9 Interface strings: Try again and Retry, of pages that failed, are shipped as specified', () => {
  const folder = path.join(__dirname, '../../build/assets/js');
  const code = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  for (const text of ['"Try again"', '"Retry"', '"This page crashed."'])
    assert.ok(
      code.some((file) => file.includes(text)),
      text,
    );
});

built.test('§4 Dropdown: closes when the focus or a touch goes elsewhere', {hasTouch: true}, async (page) => {
  await visit(page, '/');
  const button = page.getByRole('button', {name: 'Products', exact: true});
  const menu = page.locator('.dropdown__menu').first();
  for (const leave of [() => page.getByRole('link', {name: 'API', exact: true}).focus(), () => page.touchscreen.tap(700, 600)]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor({state: 'visible'});
    await leave();
    await menu.waitFor({state: 'hidden'});
  }
});

built.test('§8 Hooks used outside their provider: a framework error that names the provider', {expectedConsole: [/./]}, async (page) => {
  let broken = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/if\(null===\w+\)(throw new [\w.$]+\("DocsVersionProvider"\))/g, (_, thrown: string) => {
      broken++;
      return thrown;
    });
    await route.fulfill({response, body});
  });
  await visit(page, '/about/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByText('This page crashed').first().waitFor();
  assert.ok(broken > 0);
  assert.match((await page.locator('body').textContent()) ?? '', /Hook .* is called outside the <DocsVersionProvider>/);
});

test('§9 Task scheduler: the time-outs of its priorities and its time slice', () => {
  const code = fs.readFileSync(path.join(__dirname, '../../node_modules/scheduler/cjs/scheduler.production.js'), 'utf8');
  assert.match(code, /timeout = -1;[\s\S]*timeout = 250;[\s\S]*timeout = 1073741823;[\s\S]*timeout = 1e4;[\s\S]*timeout = 5e3;/);
  assert.match(code, /frameInterval = 5/);
  // The shipped script contains the same numbers.
  const folder = path.join(__dirname, '../../build/assets/js');
  const shipped = fs.readdirSync(folder).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  assert.match(fs.readFileSync(path.join(folder, shipped), 'utf8'), /=-1;[^}]*=250;[^}]*=(0x3fffffff|1073741823);[^}]*=1e4;[^}]*=5e3/);
});
