import {variantTags} from '../lib/variants';
import {expect, hydrated, test, visit} from '../fixtures';

const ADDRESSES = [
  '/docs/no-such-page',
  '/docs/no/such/page/anywhere?a=1#b',
  '/blog/9-9',
  '/blog/page/4',
  '/experts/nobody',
  '/templates/none',
  '/assets/none',
];

for (const [index, address] of ADDRESSES.entries()) {
  test.describe(() => {
    test.use({expectedConsole: [/404|400/]});

    test(
      `Wildcard route: ${address} shows the not-found page with status 404, which leads on`,
      {tag: variantTags(index, '@routes.not-found')},
      async ({tab}) => {
        expect((await tab.goto(address))?.status()).toBe(404);
        await expect(tab.getByRole('heading', {level: 1, name: 'Frame not found'})).toBeVisible();
        await hydrated(tab);
        await tab.getByRole('link', {name: 'Look up an API'}).click();
        await expect(tab.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
      },
    );
  });
}

test.describe(() => {
  test.use({expectedConsole: [/404|URI malformed/]});

  test('Wildcard route: an address that cannot be decoded is readable and leads on', {tag: '@routes.not-found'}, async ({page, origin}) => {
    await page.route('**/docs/%E0%A4%A', async (route) => route.fulfill({response: await route.fetch({url: `${origin}/docs/no-such-page`})}));
    await page.goto('/docs/%E0%A4%A');
    await expect(page.getByRole('heading', {level: 1, name: 'Frame not found'})).toBeVisible();
    await page.getByRole('link', {name: 'Look up an API'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  });
});

test('Wildcard route: within the site it catches what is no page, without loading anew', {tag: '@routes.not-found'}, async ({page}) => {
  await visit(page, '/docs/api');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/docs/"]');
    // The router reads its own state, so the URL changes as it does with the back button.
    history.replaceState(history.state, '', '/nowhere/at/all');
    link?.click();
  });
  await expect(page.getByRole('heading', {level: 1, name: 'Create a new project'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Frame not found'})).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const variant of ['/docs/sequence.html', '/docs/sequence/index.html', '/about.html', '/about/index.html', '/blog.html']) {
  test(`Path rule: ${variant} reaches the page without the suffix`, {tag: '@routes.suffix'}, async ({page}) => {
    const response = await page.goto(variant);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).not.toMatch(/html$/);
    await hydrated(page);
    await expect(page.getByText('Frame not found')).toHaveCount(0);
  });
}

test.describe(() => {
  test.use({expectedConsole: [/404|Minified React error/]});

  test('Path rule: where the host does not know the suffix, the site itself ignores it', {tag: '@routes.suffix'}, async ({page, origin}) => {
    // Such a host answers with its 404 page.
    const isSuffixed = (url: URL) => /\/docs\/sequence(\/index)?\.html$/.test(url.pathname);
    await page.route(isSuffixed, async (route) => route.fulfill({response: await route.fetch({url: `${origin}/no-such-page`})}));
    for (const variant of ['/docs/sequence.html', '/docs/sequence/index.html']) {
      await page.goto(variant);
      await expect(page.getByRole('heading', {level: 1, name: '<Sequence>'})).toBeVisible();
      await expect(page.getByText('Frame not found')).toHaveCount(0);
    }
  });
});
