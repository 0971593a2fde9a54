import assert from 'node:assert/strict';
import {site, visit} from '../lib/site';

const built = site();

const ADDRESSES = [
  '/docs/no-such-page',
  '/docs/no/such/page/anywhere?a=1#b',
  '/blog/9-9',
  '/blog/page/4',
  '/experts/nobody',
  '/templates/none',
  '/assets/none',
];

for (const address of ADDRESSES) {
  built.test(`§2 Wildcard route: ${address} shows the not-found page with status 404, which leads on`, {expectedConsole: [/404|400/]}, async (page) => {
    assert.equal((await page.goto(address))?.status(), 404);
    await page.getByRole('heading', {level: 1, name: 'Frame not found'}).waitFor();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.getByRole('link', {name: 'Look up an API'}).click();
    await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
  });
}

built.test('§2 Wildcard route: an address that cannot be decoded is readable and leads on', {expectedConsole: [/404|URI malformed/]}, async (page) => {
  await page.route('**/docs/%E0%A4%A', async (route) => route.fulfill({response: await route.fetch({url: `${built.origin()}/docs/no-such-page`})}));
  await page.goto('/docs/%E0%A4%A');
  await page.getByRole('heading', {level: 1, name: 'Frame not found'}).waitFor();
  await page.getByRole('link', {name: 'Look up an API'}).click();
  await page.getByRole('heading', {level: 1, name: 'API reference'}).waitFor();
});

built.test('§2 Wildcard route: within the site it catches what is no page, without loading anew', {}, async (page) => {
  await visit(page, '/docs/api');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/docs/"]');
    // The router reads its own state, so the URL changes as it does with the back button.
    history.replaceState(history.state, '', '/nowhere/at/all');
    link?.click();
  });
  await page.getByRole('heading', {level: 1, name: 'Create a new project'}).waitFor();
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: 'Frame not found'}).waitFor();
  assert.equal(await page.evaluate(() => 'isSameDocument' in window), true);
});

for (const variant of ['/docs/sequence.html', '/docs/sequence/index.html', '/about.html', '/about/index.html', '/blog.html']) {
  built.test(`§5 Path rule: ${variant} reaches the page without the suffix`, {}, async (page) => {
    const response = await page.goto(variant);
    assert.equal(response?.status(), 200);
    assert.doesNotMatch(new URL(page.url()).pathname, /html$/);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    assert.equal(await page.getByText('Frame not found').count(), 0);
  });
}

built.test(
  '§5 Path rule: where the host does not know the suffix, the site itself ignores it',
  {expectedConsole: [/404|Minified React error/]},
  async (page) => {
    // Such a host answers with its 404 page.
    const isSuffixed = (url: URL) => /\/docs\/sequence(\/index)?\.html$/.test(url.pathname);
    await page.route(isSuffixed, async (route) => route.fulfill({response: await route.fetch({url: `${built.origin()}/no-such-page`})}));
    for (const variant of ['/docs/sequence.html', '/docs/sequence/index.html']) {
      await page.goto(variant);
      await page.getByRole('heading', {level: 1, name: '<Sequence>'}).waitFor();
      assert.equal(await page.getByText('Frame not found').count(), 0);
    }
  },
);
