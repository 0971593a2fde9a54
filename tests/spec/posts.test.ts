import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readCorpus} from '../../core/corpus/corpus';
import {postFrontMatter} from '../../core/corpus/front-matter-schema';
import {routeOf} from '../../core/corpus/routes';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const PROJECT = path.join(__dirname, '../..');
const BUILT_FOR = 'https://www.remotion.dev';
const built = site();

const posts = readCorpus(PROJECT, ['blog', 'learn', 'success-stories'].flatMap(mdxIn)).pages.map((page) => ({
  ...page,
  route: routeOf(page),
  ...postFrontMatter.parse(page.frontMatter),
}));

function mdxIn(section: string): string[] {
  return fs
    .readdirSync(path.join(PROJECT, section))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${section}/${file}`);
}

const share = (page: Page) => page.getByRole('button', {name: 'Copy link'});

built.test('§2 Posts: all 29 have their day, reading time, announcement, related pages that exist, and neighbors', {}, async (page) => {
  assert.equal(posts.length, 29);
  for (const {route, date, frontMatter, announced, retold} of posts) {
    assert.equal((await page.goto(route))?.status(), 200, route);
    const article = page.locator('main article');
    assert.equal(await article.locator('h1').innerText(), frontMatter.title, route);
    assert.equal(await article.locator('header time').getAttribute('datetime'), date, route);
    assert.match(await article.locator('header').innerText(), /\d\d:\d\d:\d\d:\d\d to read\n/, route);
    const byline = await article.locator('header p').last().innerText();
    assert.match(
      byline,
      new RegExp(
        `^(Announced|First published) by (Jonny Burger|Mehmet Ademi|Remotion)\\b.* · retold for this site in ${retold.slice(0, 4)} · read the original$`,
      ),
      route,
    );
    assert.equal(await article.locator('header').getByRole('link', {name: 'read the original'}).getAttribute('href'), announced.original);
    const related = await page.getByRole('navigation', {name: 'In the documentation'}).getByRole('link').all();
    assert.equal(related.length, (frontMatter.related as string[]).length, route);
    for (const link of related) {
      const target = (await link.getAttribute('href')) ?? '';
      assert.ok(fs.existsSync(path.join(PROJECT, 'build', target, 'index.html')), `${route} leads to ${target}`);
      assert.ok((await link.innerText()).length > 2, target);
    }
    const strip = article.locator('header img');
    assert.equal(await strip.count(), frontMatter.strip ? 1 : 0, route);
    assert.equal(await page.getByRole('navigation', {name: 'Blog post page navigation'}).count(), route.startsWith('/learn/') ? 0 : 1, route);
  }
});

built.test('§2 Posts: who announced a post has the title of the time, and nobody signs for a text that others wrote', {}, async (page) => {
  for (const [route, byline] of Object.entries({
    '/blog/introducing-remotion': 'Announced by Jonny Burger, Indie Hacker, on 8 February 2021',
    '/blog/2-1': 'Announced by Jonny Burger, Indie Hacker, on 6 May 2021',
    '/blog/2-2': 'Announced by Jonny Burger, Remotion Creator, on 9 July 2021',
    '/blog/3-0': 'Announced by Jonny Burger, Chief Hacker, on 26 April 2022',
    '/learn/apple-wow': 'First published by Mehmet Ademi, Business Developer, and Jonny Burger, Chief Hacker, on 22 December 2022',
    '/success-stories/yarx': 'First published by Remotion on 16 September 2022',
  })) {
    await page.goto(route);
    assert.equal(await page.locator('main article header p').last().innerText(), `${byline} · retold for this site in 2026 · read the original`, route);
    assert.doesNotMatch(await page.locator('main article header').innerText(), /^By /m, route);
  }
});

for (const [tag, count, pages] of [
  ['/blog/tags/release', 21, 3],
  ['/blog/tags/company', 2, 1],
  ['/learn/tags/tutorial', 1, 1],
] as const)
  built.test(`§2 Posts: ${tag} lists its ${count} posts under a title of its own, and leads to all posts`, {}, async (page) => {
    const listed: string[] = [];
    for (let number = 1; number <= pages; number++) {
      await page.goto(number === 1 ? tag : `${tag}/page/${number}`);
      assert.match(await page.locator('h1').innerText(), number === 1 ? /^(Blog|Learn): \w+$/ : new RegExp(`, page ${number} of ${pages}$`));
      listed.push(...(await page.locator('main article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))));
    }
    assert.equal(new Set(listed).size, count);
    await page.getByRole('main').getByRole('link', {name: 'All posts'}).click();
    await page.getByRole('heading', {level: 1, name: tag.startsWith('/blog') ? 'Blog' : 'Learn', exact: true}).waitFor();
  });

built.test('§2 Posts: the next and the previous post are neighbors in time', {}, async (page) => {
  await page.goto('/blog/2-4');
  const neighbors = page.getByRole('navigation', {name: 'Blog post page navigation'}).getByRole('link');
  assert.deepEqual(await neighbors.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), ['/blog/2-5', '/blog/2-3']);
});

type FeedItem = {date_published: string; date_modified: string; summary: string; content_html: string; author: {name: string}};

for (const [section, count] of Object.entries({blog: 23, learn: 1, 'success-stories': 5})) {
  built.test(`§2 Posts: the archive of ${section} holds all of them by year; so do its feeds`, {}, async (page) => {
    await page.goto(`/${section}/archive`);
    const own = posts.filter(({root}) => root === section).sort((a, b) => b.date.localeCompare(a.date));
    assert.equal(own.length, count);
    assert.deepEqual(
      await page.locator('main time').allTextContents(),
      own.map(({date}) => date),
    );
    const years = await page.locator('main h2').allTextContents();
    assert.deepEqual(years, [...new Set(own.map(({date}) => date.slice(0, 4)))]);
    assert.match(await page.getByRole('main').innerText(), /Dates are those of the originals, from which the texts were retold/);
    for (const [feed, patterns] of Object.entries({
      'rss.xml': [/<item>/g, /<description>.*? on \d{1,2} \w+ 20\d\d · retold for this site in 2026\.\)/g],
      'atom.xml': [/<entry>/g, /<summary.*? on \d{1,2} \w+ 20\d\d · retold for this site in 2026\.\)/g],
    })) {
      const text = await (await page.request.get(`/${section}/${feed}`)).text();
      for (const pattern of patterns) assert.equal(text.match(pattern)?.length, count, `${feed}: ${pattern}`);
    }
    const {items} = (await (await page.request.get(`/${section}/feed.json`)).json()) as {items: FeedItem[]};
    assert.deepEqual(
      items.map(({date_published, date_modified, author}) => [date_published.slice(0, 10), date_modified.slice(0, 10), author.name]),
      own.map(({date, retold}) => [date, retold, 'Remotion AG']),
    );
    for (const [index, {summary, content_html}] of items.entries()) {
      assert.match(summary, /\((Announced|First published) by .* · retold for this site in 2026\.\)$/);
      assert.ok(content_html.includes(own[index]?.announced.original ?? ''), summary);
    }
  });
}

built.test('§2 Posts: the list of each section says when its posts were retold', {}, async (page) => {
  for (const section of ['/blog', '/learn', '/success-stories']) {
    await page.goto(section);
    const years = [...new Set(posts.filter(({root}) => section === `/${root}`).map(({retold}) => retold.slice(0, 4)))];
    assert.match(await page.locator('h1 + p').innerText(), new RegExp(`retold for this site in ${years.join(' and ')}`), section);
  }
});

built.test('§2 Posts: a list shows the beginning of each post, its filmstrip, and the way on', {}, async (page) => {
  await visit(page, '/success-stories');
  const articles = await page.locator('main article').all();
  assert.equal(articles.length, 5);
  for (const article of articles) {
    assert.ok((await article.innerText()).length < 700, 'truncated');
    await article.getByRole('link', {name: /^Read more about/}).waitFor();
  }
  const strip = page.locator('main article header img').first();
  await strip.scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth >= 1270, await strip.elementHandle());
});

built.test('Posts: the link is copied, and the page says so', {permissions: ['clipboard-read', 'clipboard-write']}, async (page) => {
  await visit(page, '/blog/2-4');
  await share(page).click();
  await page.getByRole('status').getByText('The link is copied.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${BUILT_FOR}/blog/2-4`);
});

built.test('Posts: where copying is not allowed, the link is selected instead', {}, async (page) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await visit(page, '/success-stories/yarx');
  await share(page).click();
  await page.getByRole('status').getByText('The link is selected').waitFor();
  assert.equal(await page.evaluate(() => getSelection()?.toString()), `${BUILT_FOR}/success-stories/yarx`);
});

built.test('Posts: without scripts the link can still be read', {javaScriptEnabled: false}, async (page) => {
  await page.goto('/blog/4-0');
  assert.equal(await page.getByLabel('Share this post').inputValue(), `${BUILT_FOR}/blog/4-0`);
});

built.test('Learn: the tutorial shows each of its eleven steps, running', {}, async (page) => {
  await visit(page, '/learn/apple-wow');
  const demos = page.locator('[data-demo^="apple-wow-"]');
  assert.deepEqual(
    await demos.evaluateAll((figures) => figures.map((figure) => Number(/\d+/.exec(figure.getAttribute('data-demo') ?? '')?.[0]))),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  );
});

for (const [route, colorScheme, width] of [
  ['/blog/2-4', 'light', 1440],
  ['/blog/faster-lambda', 'dark', 390],
  ['/success-stories/shortvid', 'dark', 1440],
  ['/blog', 'light', 390],
  ['/blog/archive', 'dark', 1440],
] as const) {
  built.test(
    `Posts: axe finds nothing on ${route} (${colorScheme}, ${width} px)`,
    {colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce'},
    async (page) => {
      await visit(page, route);
      assert.deepEqual(await axeViolations(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    },
  );
}
