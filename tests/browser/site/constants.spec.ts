import fs from 'node:fs';
import path from 'node:path';
import {expect, test, visit} from '../fixtures';

test('Progress bar: its spinner is hidden', {tag: '@navigation.progress'}, async ({page}) => {
  await visit(page, '/');
  const rules = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'));
  expect(rules).not.toMatch(/#nprogress \.spinner/);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="nprogress"><div class="bar" role="bar"></div></div>'));
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
});

test.describe(() => {
  test.use({colorScheme: 'no-preference'});

  test('Color mode: light where the system has no preference, and stored in local storage', {tag: '@color.system'}, async ({page}) => {
    await visit(page, '/');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
});

test('Color mode: the icon of the toggle measures 24 pixels', {tag: '@color.icon'}, async ({page}) => {
  await visit(page, '/');
  const icon = page.getByRole('button', {name: /Switch between dark and light mode/}).locator('svg:visible');
  expect(await icon.evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')])).toEqual(['24', '24']);
});

test.describe(() => {
  test.use({viewport: {width: 390, height: 844}});

  test('Interface strings: names of controls as specified', {tag: '@wording.controls'}, async ({page}) => {
    await visit(page, '/docs/sequence');
    await expect(page.getByRole('link', {name: 'Skip to main content', exact: true})).toHaveCount(1);
    await expect(page.getByRole('navigation', {name: 'Main', exact: true})).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Ask AI', exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Toggle navigation bar', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar', exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: '← Back to main menu', exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Close navigation bar', exact: true}).click();
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page.getByPlaceholder('Search docs', {exact: true})).toBeVisible();
  });
});

test('Interface strings: Try again and Retry, of pages that failed, are shipped as specified', {tag: '@wording.controls'}, () => {
  const folder = path.join(__dirname, '../../../build/assets/js');
  const code = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  for (const text of ['"Try again"', '"Retry"', '"This page crashed."'])
    expect(
      code.some((file) => file.includes(text)),
      text,
    ).toBeTruthy();
});

test.describe(() => {
  test.use({hasTouch: true});

  test('Dropdown: closes when the focus or a touch goes elsewhere', {tag: '@menus.close'}, async ({page}) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: 'Products', exact: true});
    const menu = page.locator('.dropdown__menu').first();
    for (const leave of [() => page.getByRole('link', {name: 'API', exact: true}).focus(), () => page.touchscreen.tap(700, 600)]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await leave();
      await expect(menu).toBeHidden();
    }
  });
});

test.describe(() => {
  test.use({expectedConsole: [/./]});

  test('Hooks used outside their provider: a framework error that names the provider', {tag: '@errors.provider'}, async ({page}) => {
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
    await expect(page.getByText('This page crashed').first()).toBeVisible();
    expect(broken).toBeGreaterThan(0);
    await expect(page.locator('body')).toHaveText(/Hook .* is called outside the <DocsVersionProvider>/);
  });
});

test('Task scheduler: the time-outs of its priorities and its time slice', {tag: '@loading.scheduler'}, () => {
  const code = fs.readFileSync(path.join(__dirname, '../../../node_modules/scheduler/cjs/scheduler.production.js'), 'utf8');
  expect(code).toMatch(/timeout = -1;[\s\S]*timeout = 250;[\s\S]*timeout = 1073741823;[\s\S]*timeout = 1e4;[\s\S]*timeout = 5e3;/);
  expect(code).toMatch(/frameInterval = 5/);
  // The shipped script contains the same numbers.
  const folder = path.join(__dirname, '../../../build/assets/js');
  const shipped = fs.readdirSync(folder).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  expect(fs.readFileSync(path.join(folder, shipped), 'utf8')).toMatch(/=-1;[^}]*=250;[^}]*=(0x3fffffff|1073741823);[^}]*=1e4;[^}]*=5e3/);
});
