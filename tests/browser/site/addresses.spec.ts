import type {Page} from '@playwright/test';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

/** A page of each kind. */
const PAGES = [
  '/',
  '/about/',
  '/ai',
  '/ai-embed',
  '/blog',
  '/blog/4-0',
  '/blog/archive',
  '/contact/',
  '/docs/',
  '/docs/api',
  '/docs/player/',
  '/docs/spring',
  '/experts/',
  '/learn/apple-wow',
  '/search',
  '/showcase/add',
  '/success-stories/yarx',
  '/templates/',
  '/templates/hello-world',
];

const spellingsOf = (address: string) => {
  const bare = address.replace(/\/$/, '');
  return [bare, `${bare}/`, `${bare}/index.html`, ...(bare ? [`${bare}.html`] : [])].filter((spelling) => spelling !== '' && spelling !== address);
};

const canonicalOf = async (page: Page) => new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;

for (const [index, address] of PAGES.entries()) {
  test(
    `Addresses: ${address} hydrates under each spelling, on a host that does not redirect, and takes its listed one`,
    {tag: variantTags(index, '@routes.suffix', '@pages.canonical')},
    async ({tab, origin}) => {
      for (const spelling of spellingsOf(address)) {
        await tab.route(`${origin}${spelling}?a=b`, async (route) => route.fulfill({response: await route.fetch({url: origin + address})}));
        await visit(tab, `${spelling}?a=b#c`);
        expect(await tab.evaluate(() => location.pathname + location.search + location.hash), spelling).toBe(`${address}?a=b#c`);
        expect(await canonicalOf(tab), spelling).toBe(address);
        await expect(tab.getByRole('complementary', {name: 'Ask AI'}), spelling).toHaveCount(address.startsWith('/ai') ? 0 : 1);
      }
    },
  );
}

for (const [spelling, address] of [
  ['/search.html?q=spring', '/search?q=spring'],
  ['/search/?q=spring', '/search?q=spring'],
  ['/docs/spring/index.html?x=1', '/docs/spring?x=1'],
  ['/about?x=1', '/about/?x=1'],
] as const)
  test(`Addresses: the host leads from ${spelling} to ${address}`, {tag: '@routes.suffix'}, async ({request}) => {
    const response = await request.get(spelling, {maxRedirects: 0});
    expect([response.status(), response.headers().location]).toEqual([301, address]);
  });
