import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {expect, test, visit} from '../fixtures';

const mode = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem('theme'),
  }));

test.describe(() => {
  test.use({colorScheme: 'dark'});

  test('Color mode: cycles system, light, dark and system again, kept under "theme"', {tag: '@color.cycle'}, async ({page}) => {
    await visit(page, '/');
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    await expect.poll(() => mode(page)).toEqual({theme: 'dark', choice: 'system', stored: null});
    await toggle.click();
    await expect.poll(() => mode(page)).toEqual({theme: 'light', choice: 'light', stored: 'light'});
    await toggle.click();
    await expect.poll(() => mode(page)).toEqual({theme: 'dark', choice: 'dark', stored: 'dark'});
    await toggle.click();
    await expect.poll(() => mode(page)).toEqual({theme: 'dark', choice: 'system', stored: null});
  });
});

test('Color mode: the choice survives a reload, and the logo follows it', {tag: '@color.kept'}, async ({page}) => {
  await visit(page, '/');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', /logo\.svg/);
  await toggle.click();
  await toggle.click();
  await visit(page, '/docs/api');
  await expect.poll(async () => (await mode(page)).theme).toBe('dark');
  await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', /logo-white\.svg/);
});

test('Docs version: a stored version that no longer exists is cleared', {tag: '@docs.version'}, async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'gone'));
  await visit(page, '/docs/sequence');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).not.toBe('gone');
});

test.describe(() => {
  test.use({colorScheme: 'dark'});

  test('Color mode: where the system does not count, the switch toggles light and dark', {tag: '@color.cycle'}, async ({page}) => {
    const changed = await changeCode(page, [['respectPrefersColorScheme:!0', 'respectPrefersColorScheme:!1']]);
    await visit(page, '/');
    expect(changed()).toBe(1);
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    const seen = [];
    for (let click = 0; click < 4; click++) {
      await toggle.click();
      seen.push((await mode(page)).stored);
    }
    expect(new Set(seen)).toEqual(new Set(['light', 'dark']));
    expect(seen[0]).not.toBe(seen[1]);
    expect(seen.slice(2)).toEqual(seen.slice(0, 2));
  });
});

test.describe(() => {
  test.use({colorScheme: 'light'});

  test('Color mode: the system is followed while it counts', {tag: '@color.system'}, async ({page}) => {
    await visit(page, '/');
    await expect.poll(async () => (await mode(page)).theme).toBe('light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(async () => (await mode(page)).choice).toBe('system');
  });
});

test.describe(() => {
  test.use({expectedConsole: [/broken on purpose/]});

  test('Rendering error: "This page crashed", the message with its causes, and Try again', {tag: '@errors.crash'}, async ({page}) => {
    const title = 'title:"Who to reach for what"';
    const thrown = 'title:(()=>{if(!window.mended)throw new Error("broken on purpose",{cause:new Error("the cause")});return "Who to reach for what"})()';
    await changeCode(page, [[title, thrown]]);
    await visit(page, '/');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact/"]')?.click());
    await expect(page.getByRole('heading', {name: /This page crashed/})).toBeVisible();
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toMatch(/broken on purpose[\s\S]*the cause/);
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Contact'})).toBeVisible();
  });

  test('Rendering error: a link leads on to another page, which is shown', {tag: '@errors.crash'}, async ({page}) => {
    // Pages of the documentation share a layout, which stays when one follows the other.
    const thrown = '(()=>{if(location.pathname==="/docs/freeze")throw new Error("broken on purpose");return "Did this help?"})()';
    await changeCode(page, [['"aria-label":"Did this help?"', `"aria-label":${thrown}`]]);
    await visit(page, '/docs/sequence');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/freeze"]')?.click());
    const crash = page.getByRole('heading', {name: /This page crashed/});
    await expect(crash).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    await expect(crash).toHaveCount(0);
    await expect(page).not.toHaveTitle(/Page Error/);
  });

  test('Rendering error outside of the layout: the page is titled "Page Error"', {tag: '@errors.crash'}, async ({page}) => {
    const thrown = '(()=>{if(location.pathname.startsWith("/docs"))throw new Error("broken on purpose");return "navbar__logo"})()';
    await changeCode(page, [['"navbar__logo"', thrown]]);
    await visit(page, '/');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/api"]')?.click());
    await expect(page.getByText('This page crashed').first()).toBeVisible();
    await expect(page).toHaveTitle(/Page Error/);
  });
});
