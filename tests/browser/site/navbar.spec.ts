import {expect, test, visit} from '../fixtures';

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

test('Navbar: Docs, API, Products, Resources and Commercial stand on the left, in this order', {tag: '@navbar.left'}, async ({page}) => {
  await visit(page, '/');
  const left = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__items').first();
  const names = await left.locator('> a.navbar__item, > .dropdown > [role="button"], > .dropdown > button').allInnerTexts();
  expect(names).toEqual(['Docs', 'API', ...Object.keys(DROPDOWNS)]);
  await expect(left.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', '/docs/');
  await expect(left.getByRole('link', {name: 'API', exact: true})).toHaveAttribute('href', '/docs/api');
});

for (const [label, items] of Object.entries(DROPDOWNS)) {
  test(`Navbar: the dropdown ${label} opens on hover and holds its items in order`, {tag: ['@navbar.menus', '@menus.hover']}, async ({page}) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: label, exact: true});
    const menu = button.locator('..').locator('.dropdown__menu');
    await expect(menu).toBeHidden();
    await button.hover();
    await expect(menu).toBeVisible();
    const links = await menu
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('aria-label') ?? '', link.getAttribute('href') ?? ''] as const));
    expect(links.map(([name]) => name)).toEqual(Object.keys(items));
    // A line in each says what is there.
    for (const link of await menu.getByRole('link').all()) await expect(link).toHaveAccessibleDescription(/^\w.{10,}/);
    for (const [name, href] of links) expect(isAddress(href, items[name] ?? ''), `${name}: ${href}`).toBeTruthy();
    for (const [name, href] of links.filter(([, address]) => address.startsWith('https:')))
      expect(await menu.getByRole('link', {name}).evaluate((link: HTMLAnchorElement) => [link.target, link.rel]), href).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
  });
}

test('Dropdown: opens by Enter, closes on a click elsewhere', {tag: ['@menus.keyboard', '@menus.close']}, async ({page}) => {
  await visit(page, '/');
  const button = page.getByRole('button', {name: 'Products', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dropdown__menu').first()).toBeVisible();
  await page.mouse.click(700, 500);
  await expect(page.locator('.dropdown__menu').first()).toBeHidden();
});

test('Navbar: icon links, a search button and the color-mode toggle stand on the right, in this order', {tag: '@navbar.right'}, async ({page}) => {
  await visit(page, '/');
  const right = page.locator('.navbar__items--right');
  const targets = {GitHub: 'https://github.com/remotion-dev/remotion', Discord: 'https://remotion.dev/discord', X: 'https://x.com/remotion'};
  for (const [name, href] of Object.entries(targets)) {
    await expect(right.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
  const names = await right
    .locator('a, button')
    .filter({visible: true})
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));
  expect(names.map((name) => name.split(' ')[0])).toEqual(['GitHub', 'Discord', 'X', 'Search', 'Switch']);
});

test('Navbar: a right click on the logo opens the brand page in a new tab', {tag: '@navbar.logo'}, async ({page}) => {
  await visit(page, '/');
  const tab = page.context().waitForEvent('page');
  await page.locator('.navbar__brand').click({button: 'right'});
  const brand = await tab;
  await expect(brand.getByRole('heading', {name: 'Brand', level: 1})).toBeVisible();
  expect(new URL(brand.url()).pathname).toBe('/brand/');
  expect(new URL(brand.url()).origin).toBe(new URL(page.url()).origin);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.locator('.navbar__brand').click();
  expect(page.context().pages().length, 'a left click opens nothing').toBe(2);
});
