import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {expect, test, visit} from '../fixtures';

const PHONE = {viewport: {width: 390, height: 844}};

/** A second version, as a real site would have it, that the page's HTML knows nothing about. */
const withTwoVersions = (page: Page) =>
  changeCode(page, [
    [/versions("?):\[\{/, 'versions$1:[{"name":"1.0","label":"Old","path":"/kit/old","mainDocId":"x","docs":[{"id":"x","path":"/kit/about/"}]},{'],
  ]);
const HYDRATION = /Minified React error #418/;

test('Navbar item: page, markup, dropdown, sidebar, version, language and search are types that can be shown', {tag: '@navbar.items'}, async ({page}) => {
  await visit(page, '/kit/docs/sequence');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'A page', exact: true})).toHaveAttribute('href', '/kit/docs/sequence');
  await expect(navbar.locator('em')).toHaveText('Markup', {useInnerText: true});
  await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'Products', exact: true})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
});

test('Footer item: markup can stand in a column', {tag: '@footer.items'}, async ({page}) => {
  await visit(page, '/kit/');
  await expect(page.getByRole('contentinfo').locator('.footer__col', {hasText: 'Kit'}).locator('em')).toHaveText('Markup of the footer', {useInnerText: true});
});

test('Announcement bar: content, background and text color, and whether it can be closed', {tag: '@announcement.content'}, async ({page}) => {
  await visit(page, '/kit/');
  const bar = page.getByRole('banner').filter({hasText: 'Version 5 is out & about'});
  const look = await bar.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  expect(look).toEqual(['rgb(18, 52, 86)', 'rgb(254, 220, 186)']);
  await expect(bar.getByRole('button', {name: 'Close', exact: true})).toBeVisible();
});

test.describe(() => {
  test.use({expectedConsole: [HYDRATION]});

  test('Docs version: the chosen one is remembered in local storage for its plugin', {tag: '@docs.version'}, async ({page}) => {
    const changed = await withTwoVersions(page);
    await visit(page, '/kit/docs/sequence');
    expect(changed()).toBe(1);
    await page.getByRole('button', {name: 'Next', exact: true}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: 'Old', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'About us'})).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
    await visit(page, '/kit/contact/');
    await expect(page.getByRole('button', {name: 'Old', exact: true})).toBeVisible();
  });
});

test.describe(() => {
  test.use({expectedConsole: [HYDRATION], ...PHONE});

  test('Interface strings: Languages, Versions and Close', {tag: '@wording.controls'}, async ({page}) => {
    await withTwoVersions(page);
    await visit(page, '/kit/');
    await expect(page.getByRole('button', {name: 'Close', exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Toggle navigation bar', exact: true}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('button', {name: 'Languages', exact: true})).toBeVisible();
    await expect(sidebar.getByRole('button', {name: 'Versions', exact: true})).toBeVisible();
  });
});
