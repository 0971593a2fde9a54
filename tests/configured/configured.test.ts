import assert from 'node:assert/strict';
import {answer, HIT} from '../lib/hosted-search';
import {kit as kitBuild, searching, thirdParties} from '../lib/kit';
import {visit} from '../lib/site';

const kit = kitBuild();

kit.test('§2 Announcement bar: its text is shown as text and leads to its address', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/api');
  const link = page.getByRole('banner').getByRole('link', {name: 'Version 5 is out & about'});
  assert.equal(await link.getAttribute('href'), '/kit/blog/4-0');
});

kit.test('§4 Announcement bar: closed stays closed, until its id changes', {thirdParties}, async (page) => {
  const bar = page.getByText('Version 5 is out & about');
  await visit(page, '/kit/');
  await page.getByRole('button', {name: 'Close'}).click();
  await bar.waitFor({state: 'hidden'});
  await visit(page, '/kit/docs/api');
  assert.equal(await bar.isVisible(), false);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await visit(page, '/kit/docs/api');
  await bar.waitFor({state: 'visible'});
});

kit.test('§9 Announcement bar: the close icon measures 14 pixels', {thirdParties}, async (page) => {
  await visit(page, '/kit/');
  assert.equal(
    await page
      .getByRole('button', {name: 'Close'})
      .locator('svg')
      .evaluate((icon) => icon.getAttribute('width')),
    '14',
  );
});

kit.test('§7 Page views: path first, then the event, on every change of path, query or hash', {thirdParties: searching}, async (page) => {
  await answer(page, [HIT]);
  await visit(page, '/kit/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page
    .locator('.hash-link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => window.location.hash !== '');
  const hash = await page.evaluate(() => window.location.hash);
  await page.keyboard.press('/');
  await page.getByRole('dialog', {name: 'Search docs'}).getByRole('combobox').fill('frame');
  await page.getByRole('link', {name: 'See all 1 result'}).click();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('frames');
  await page.waitForURL('**/search?q=frames');
  const calls = await page.evaluate(() => (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((call) => Array.from(call).slice(0, 3)));
  assert.deepEqual(
    calls.filter(([name]) => name === 'set' || name === 'event'),
    ['/kit/', '/kit/docs/api', `/kit/docs/api${hash}`, '/kit/search?q=frame', '/kit/search?q=frames'].flatMap((path) => [
      ['set', 'page_path', path],
      ['event', 'page_view'],
    ]),
  );
});

kit.test('§7 Page views: when the event is sent, the title is that of the new page', {thirdParties}, async (page) => {
  // As text: the compiler would name the function with a helper that the page does not have.
  await page.addInitScript("window.views = []; window.gtag = (name) => name === 'event' && window.views.push(document.title);");
  await visit(page, '/kit/contact/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  await page.waitForFunction(() => (window as unknown as {views: string[]}).views.length === 2);
  const [first = '', second = ''] = await page.evaluate(() => (window as unknown as {views: string[]}).views);
  assert.match(first, /^Contact/);
  assert.match(second, /^API reference/);
});

kit.test('§2 Docs version: with one version, the version items are plain links labelled Next', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Next', exact: true});
  assert.deepEqual(await links.evaluateAll((items) => items.map((item) => item.getAttribute('href'))), ['/kit/docs/sequence', '/kit/docs/']);
  assert.equal(await page.getByRole('button', {name: 'Next', exact: true}).count(), 0);
});

kit.test('§2 Locale dropdown: available, with the one language English', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  await page.getByRole('button', {name: 'English'}).hover();
  assert.deepEqual(await page.locator('.dropdown__menu').getByRole('link', {name: 'English'}).count(), 1);
});

kit.test('§7 Language switcher: leads to the same path, query and hash', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence?a=1&b=%20#props');
  await page.getByRole('button', {name: 'English'}).hover();
  const item = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
  assert.equal(await item.getAttribute('href'), '/kit/docs/sequence?a=1&b=%20#props');
  assert.equal(await item.getAttribute('lang'), 'en');
});

kit.test('Edit links lead to the file, forms post to their endpoints', {thirdParties}, async (page) => {
  await visit(page, '/kit/docs/sequence');
  assert.equal(await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href'), 'https://example.com/edit/docs/sequence.mdx');
  await visit(page, '/kit/contact/');
  assert.equal(await page.locator('form').first().getAttribute('action'), 'https://forms.example.com/contact');
  await visit(page, '/kit/showcase/add');
  assert.equal(await page.locator('form').first().getAttribute('action'), 'https://forms.example.com/showcase');
});
