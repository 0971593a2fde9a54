import {answer, HIT} from '../lib/hosted-search';
import {searching} from '../lib/kit';
import {expect, test, visit} from '../fixtures';

test('Announcement bar: its text is shown as text and leads to its address', {tag: '@announcement.content'}, async ({page}) => {
  await visit(page, '/kit/docs/api');
  const link = page.getByRole('banner').getByRole('link', {name: 'Version 5 is out & about'});
  await expect(link).toHaveAttribute('href', '/kit/blog/4-0');
});

test('Announcement bar: closed stays closed, until its id changes', {tag: '@announcement.close'}, async ({page}) => {
  const bar = page.getByText('Version 5 is out & about');
  await visit(page, '/kit/');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await visit(page, '/kit/docs/api');
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await visit(page, '/kit/docs/api');
  await expect(bar).toBeVisible();
});

test('Announcement bar: the close icon measures 14 pixels', {tag: '@announcement.icon'}, async ({page}) => {
  await visit(page, '/kit/');
  expect(
    await page
      .getByRole('button', {name: 'Close'})
      .locator('svg')
      .evaluate((icon) => icon.getAttribute('width')),
  ).toBe('14');
});

test.describe(() => {
  test.use({thirdParties: searching});

  test('Page views: path first, then the event, on every change of path, query or hash', {tag: '@views.sent'}, async ({page}) => {
    await answer(page, [HIT]);
    await visit(page, '/kit/');
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
    await page
      .locator('.hash-link')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => window.location.hash !== '');
    const hash = await page.evaluate(() => window.location.hash);
    await page.keyboard.press('/');
    await page.getByRole('dialog', {name: 'Search docs'}).getByRole('combobox').fill('frame');
    await page.getByRole('link', {name: 'See all 1 result'}).click();
    // Key by key: no view of a word that is half typed.
    await page.getByRole('searchbox', {name: 'Search docs'}).pressSequentially(' rate');
    await page.waitForURL('**/search?q=frame+rate');
    await page.waitForFunction(() => JSON.stringify(window.dataLayer, (_, value: unknown) => value).includes('frame+rate'));
    const calls = await page.evaluate(() => (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((call) => Array.from(call).slice(0, 3)));
    expect(calls.filter(([name]) => name === 'set' || name === 'event')).toEqual(
      ['/kit/', '/kit/docs/api', `/kit/docs/api${hash}`, '/kit/search?q=frame', '/kit/search?q=frame+rate'].flatMap((path) => [
        ['set', 'page_path', path],
        ['event', 'page_view'],
      ]),
    );
  });
});

test('Page views: when the event is sent, the title is that of the new page', {tag: '@views.sent'}, async ({page}) => {
  // As text: the compiler would name the function with a helper that the page does not have.
  await page.addInitScript("window.views = []; window.gtag = (name) => name === 'event' && window.views.push(document.title);");
  await visit(page, '/kit/contact/');
  await page.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  await page.waitForFunction(() => (window as unknown as {views: string[]}).views.length === 2);
  const [first = '', second = ''] = await page.evaluate(() => (window as unknown as {views: string[]}).views);
  expect(first).toMatch(/^Contact/);
  expect(second).toMatch(/^API reference/);
});

test('Docs version: with one version, the version items are plain links labeled Next', {tag: '@menus.version'}, async ({page}) => {
  await visit(page, '/kit/docs/sequence');
  const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Next', exact: true});
  expect(await links.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual(['/kit/docs/sequence', '/kit/docs/']);
  await expect(page.getByRole('button', {name: 'Next', exact: true})).toHaveCount(0);
});

test('Locale dropdown: available, with the one language English', {tag: '@menus.language'}, async ({page}) => {
  await visit(page, '/kit/docs/sequence');
  await page.getByRole('button', {name: 'English'}).hover();
  await expect(page.locator('.dropdown__menu').getByRole('link', {name: 'English'})).toHaveCount(1);
});

test('Language switcher: leads to the same path, query and hash', {tag: '@menus.language'}, async ({page}) => {
  await visit(page, '/kit/docs/sequence?a=1&b=%20#props');
  await page.getByRole('button', {name: 'English'}).hover();
  const item = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
  await expect(item).toHaveAttribute('href', '/kit/docs/sequence?a=1&b=%20#props');
  await expect(item).toHaveAttribute('lang', 'en');
});

test('Edit links lead to the file, forms post to their endpoints', {tag: ['@docs.edit-link', '@forms.endpoint']}, async ({page}) => {
  await visit(page, '/kit/docs/sequence');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', 'https://example.com/edit/docs/sequence.mdx');
  await visit(page, '/kit/contact/');
  await expect(page.locator('form').first()).toHaveAttribute('action', 'https://forms.example.com/contact');
  await visit(page, '/kit/showcase/add');
  await expect(page.locator('form').first()).toHaveAttribute('action', 'https://forms.example.com/showcase');
});
