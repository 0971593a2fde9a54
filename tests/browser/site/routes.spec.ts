import {expect, test, visit} from '../fixtures';

/** Section 2, "Top-level pages": path → its h1. Trailing slashes as listed there. */
const PAGES: Record<string, string> = {
  '/': 'Make videos programmatically',
  '/about/': 'About us',
  '/ai': 'Ask AI',
  '/ai-embed': 'Ask AI',
  '/blog': 'Blog',
  '/blog/page/2': 'Blog, page 2 of 3',
  '/blog/page/3': 'Blog, page 3 of 3',
  '/blog/archive': 'Blog archive',
  '/brand/': 'Brand',
  '/contact/': 'Contact',
  '/convert/': 'Convert a video',
  '/play/': 'Playground',
  '/experts/': 'Experts',
  '/lambda/': 'Remotion Lambda',
  '/learn': 'Learn',
  '/learn/archive': 'Learn archive',
  '/player/': 'Remotion Player',
  '/search': 'Search',
  '/showcase/': 'Showcase',
  '/showcase/add': 'Add to the showcase',
  '/success-stories': 'Success stories',
  '/success-stories/archive': 'Success stories archive',
  '/templates/': 'Templates',
  '/docs/': 'Create a new project',
  '/docs/api': 'API reference',
  '/docs/recorder/': 'Recorder',
};

for (const [path, heading] of Object.entries(PAGES)) {
  test(
    `Routes: ${path} answers and is its own canonical address`,
    {tag: ['@routes.top-level', '@routes.blog', '@routes.sections', '@routes.documentation']},
    async ({tab}) => {
      const response = await tab.goto(path);
      expect(response?.status()).toBe(200);
      await expect(tab.locator('h1')).toHaveText([heading]);
      // As it was served: on the page, scripts set it.
      const canonical = /<link [^>]*rel="canonical" href="([^"]+)"/.exec((await response?.text()) ?? '')?.[1];
      expect(new URL(canonical ?? '').pathname).toBe(path);
      const card = await tab.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await (await tab.request.get(new URL(card ?? '').pathname)).body();
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], 'the social card is a PNG of 1200 × 630 pixels').toEqual([1200, 630]);
    },
  );
}

test('Documentation: each page shows the sidebar that it belongs to', {tag: '@docs.sidebars'}, async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const [path, category] of Object.entries({
    '/docs/the-fundamentals': 'Getting started',
    '/docs/sequence': '@remotion/renderer',
    '/docs/recorder/': 'Recorder',
  })) {
    await visit(page, path);
    await expect(sidebar.getByText(category, {exact: false}).first(), `${path} shows "${category}"`).toBeVisible();
  }
});

test('Blog: the sidebar groups posts by year; §9: 10, 10 and 3 posts a page', {tag: ['@posts.sidebar', '@posts.lists']}, async ({page}) => {
  const counts: number[] = [];
  for (const path of ['/blog', '/blog/page/2', '/blog/page/3']) {
    await visit(page, path);
    counts.push(await page.locator('main article').count());
  }
  expect(counts).toEqual([10, 10, 3]);
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  const years = await sidebar.locator('h3, [role="group"] > :first-child').allTextContents();
  expect(years).toEqual([...years].sort().reverse());
  expect(years, years.join()).toContain('2021');
});

for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`Listings: /blog/${feed} holds all posts`, {tag: '@posts.archive'}, async ({page}) => {
    const body = await (await page.request.get(`/blog/${feed}`)).text();
    expect(body.match(/<item>|<entry>|"date_modified"/g)?.length).toBe(23);
  });
}
