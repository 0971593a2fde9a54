import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {changeCode} from '../lib/change-code';
import {kit as kitBuild, thirdParties} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();
const PHONE = {viewport: {width: 390, height: 844}};

/** A second version, as a real site would have it, that the page's HTML knows nothing about. */
const withTwoVersions = (page: Page) =>
  changeCode(page, [
    [/versions("?):\[\{/, 'versions$1:[{"name":"1.0","label":"Old","path":"/kit/old","mainDocId":"x","docs":[{"id":"x","path":"/kit/about/"}]},{'],
    // The packed list of pages is that of the existing version.
    [/for\(let (\w+) of (\w+)\)\1\.docs=/, 'for(let $1 of $2)if($1.path!=="/kit/old")$1.docs='],
  ]);
const HYDRATION = /Minified React error #418/;

kit.test('§3 Navbar item: page, markup, dropdown, sidebar, version, language and search are types that can be shown', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  assert.equal(await navbar.getByRole('link', {name: 'A page', exact: true}).getAttribute('href'), '/kit/docs/sequence');
  assert.equal(await navbar.locator('em').innerText(), 'Markup');
  await navbar.getByRole('link', {name: 'Docs', exact: true}).waitFor();
  await navbar.getByRole('button', {name: 'Products', exact: true}).waitFor();
  await navbar.getByRole('button', {name: 'English'}).waitFor();
  await navbar.getByRole('button', {name: 'Search', exact: true}).waitFor();
});

kit.test('§3 Footer item: markup can stand in a column', {thirdParties}, async (page) => {
  await visit(page, '/kit/');
  assert.equal(await page.getByRole('contentinfo').locator('.footer__col', {hasText: 'Kit'}).locator('em').innerText(), 'Markup of the footer');
});

kit.test('§3 Announcement bar: content, background and text colour, and whether it can be closed', {thirdParties}, async (page) => {
  await visit(page, '/kit/');
  const bar = page.getByRole('banner').filter({hasText: 'Version 5 is out & about'});
  const look = await bar.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  assert.deepEqual(look, ['rgb(18, 52, 86)', 'rgb(254, 220, 186)']);
  await bar.getByRole('button', {name: 'Close', exact: true}).waitFor();
});

kit.test('§4 Docs version: the chosen one is remembered in local storage for its plugin', {thirdParties, expectedConsole: [HYDRATION]}, async (page) => {
  const changed = await withTwoVersions(page);
  await visit(page, '/kit/docs/sequence');
  assert.equal(changed(), 2);
  await page.getByRole('button', {name: 'Next', exact: true}).hover();
  await page.locator('.dropdown__menu').getByRole('link', {name: 'Old', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'About us'}).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')), '1.0');
  await visit(page, '/kit/contact/');
  await page.getByRole('button', {name: 'Old', exact: true}).waitFor();
});

kit.test('§9 Interface strings: Languages, Versions and Close', {thirdParties, expectedConsole: [HYDRATION], ...PHONE}, async (page) => {
  await withTwoVersions(page);
  await visit(page, '/kit/');
  await page.getByRole('button', {name: 'Close', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Toggle navigation bar', exact: true}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await sidebar.getByRole('button', {name: 'Languages', exact: true}).waitFor();
  await sidebar.getByRole('button', {name: 'Versions', exact: true}).waitFor();
});
