import assert from 'node:assert/strict';
import {site, visit} from '../lib/site';

const built = site();

const DROPDOWNS: Record<string, Record<string, string>> = {
  Products: {
    Player: '/player/',
    Lambda: '/lambda/',
    'Media Parser': '/docs/media-parser/',
    WebCodecs: '/docs/webcodecs/',
    Recorder: '/docs/recorder/',
    'Editor Starter': '/docs/editor-starter/',
    Timeline: '/docs/timeline/',
  },
  Resources: {
    Learn: '/learn',
    Resources: '/docs/resources',
    Blog: '/blog',
    Showcase: '/showcase/',
    'Convert a video': 'https://convert.remotion.dev',
    Support: '/docs/support',
  },
  Commercial: {
    'License + Pricing': '/docs/license',
    Store: 'https://remotion.pro/store',
    'Success Stories': '/success-stories',
    Experts: '/experts/',
    'About us': '/about/',
    Investors: '/docs/investors',
    'Contact us': '/contact/',
  },
};

/** Links to documentation pages that are not written yet lead to the published ones, which have no trailing slash. */
const isAddress = (href: string, expected: string) => href === expected || href === `https://www.remotion.dev${expected.replace(/\/$/, '')}`;

built.test('§2 Navbar: Docs, API, Products, Resources and Commercial stand on the left, in this order', {}, async (page) => {
  await visit(page, '/');
  const left = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__items').first();
  const names = await left.locator('> a.navbar__item, > .dropdown > [role="button"], > .dropdown > button').allInnerTexts();
  assert.deepEqual(names, ['Docs', 'API', ...Object.keys(DROPDOWNS)]);
  assert.equal(await left.getByRole('link', {name: 'Docs', exact: true}).getAttribute('href'), '/docs/');
  assert.equal(await left.getByRole('link', {name: 'API', exact: true}).getAttribute('href'), '/docs/api');
});

for (const [label, items] of Object.entries(DROPDOWNS)) {
  built.test(`§2 Navbar: the dropdown ${label} opens on hover and holds its items in order`, {}, async (page) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: label, exact: true});
    const menu = button.locator('..').locator('.dropdown__menu');
    assert.equal(await menu.isVisible(), false);
    await button.hover();
    await menu.waitFor({state: 'visible'});
    const links = await menu.locator('a').evaluateAll((all) => all.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? ''] as const));
    assert.deepEqual(
      links.map(([name]) => name),
      Object.keys(items),
    );
    for (const [name, href] of links) assert.ok(isAddress(href, items[name] ?? ''), `${name}: ${href}`);
    for (const [name, href] of links.filter(([, address]) => address.startsWith('https:')))
      assert.deepEqual(
        await menu.getByRole('link', {name}).evaluate((link: HTMLAnchorElement) => [link.target, link.rel]),
        ['_blank', 'noopener noreferrer'],
        href,
      );
  });
}

built.test('§4 Dropdown: opens by Enter, closes on a click elsewhere', {}, async (page) => {
  await visit(page, '/');
  const button = page.getByRole('button', {name: 'Products', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.dropdown__menu').first().waitFor({state: 'visible'});
  await page.mouse.click(700, 500);
  await page.locator('.dropdown__menu').first().waitFor({state: 'hidden'});
});

built.test('§2 Navbar: icon links, a search button and the colour-mode toggle stand on the right, in this order', {}, async (page) => {
  await visit(page, '/');
  const right = page.locator('.navbar__items--right');
  const targets = {GitHub: 'https://github.com/remotion-dev/remotion', Discord: 'https://remotion.dev/discord', X: 'https://x.com/remotion'};
  for (const [name, href] of Object.entries(targets)) {
    assert.equal(await right.getByRole('link', {name, exact: true}).getAttribute('href'), href);
  }
  const names = await right.locator('a, button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));
  assert.deepEqual(
    names.map((name) => name.split(' ')[0]),
    ['GitHub', 'Discord', 'X', 'Search', 'Switch'],
  );
});

built.test('§2 Navbar: a right click on the logo opens the brand page in a new tab', {}, async (page) => {
  await visit(page, '/');
  const tab = page.context().waitForEvent('page');
  await page.locator('.navbar__brand').click({button: 'right'});
  const brand = await tab;
  await brand.getByRole('heading', {name: 'Brand', level: 1}).waitFor();
  assert.equal(new URL(brand.url()).pathname, '/brand/');
  assert.equal(new URL(brand.url()).origin, new URL(page.url()).origin);
  assert.equal(new URL(page.url()).pathname, '/');
  await page.locator('.navbar__brand').click();
  assert.equal(page.context().pages().length, 2, 'a left click opens nothing');
});
