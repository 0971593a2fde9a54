import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readCorpus} from '../../../core/corpus/corpus';
import {postFrontMatter} from '../../../core/corpus/front-matter-schema';
import {routeOf} from '../../../core/corpus/routes';
import {builtFileOf} from '../../../core/corpus/page-files';
import {axeViolations} from '../lib/axe';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const PROJECT = path.join(__dirname, '../../..');
const BUILT_FOR = 'https://www.remotion.dev';

const posts = readCorpus(PROJECT)
  .pages.filter(({root}) => root !== 'docs')
  .map((page) => ({...page, route: routeOf(page), ...postFrontMatter.parse(page.frontMatter)}));

const share = (page: Page) => page.getByRole('button', {name: 'Copy link'});

test('Posts: all 29 have their day, reading time, announcement, related pages that exist, and neighbors', {tag: ['@posts.parts', '@slow']}, async ({page}) => {
  expect(posts.length).toBe(29);
  for (const {route, date, frontMatter, announced, retold} of posts) {
    expect((await page.goto(route))?.status(), route).toBe(200);
    const article = page.locator('main article');
    await expect(article.locator('h1'), route).toHaveText(String(frontMatter.title), {useInnerText: true});
    await expect(article.locator('header time'), route).toHaveAttribute('datetime', date);
    await expect(article.locator('header'), route).toHaveText(/\b\d+ min\n/, {useInnerText: true});
    const byline = `^(Announced|First published) by (Jonny Burger|Mehmet Ademi|Remotion)\\b.* · retold for this site in ${retold.slice(0, 4)} · read the original$`;
    await expect(article.locator('header p').last(), route).toHaveText(new RegExp(byline), {useInnerText: true});
    await expect(article.locator('header').getByRole('link', {name: 'read the original'})).toHaveAttribute('href', announced.original);
    const related = await page.getByRole('navigation', {name: 'In the documentation'}).getByRole('link').all();
    expect(related.length, route).toBe((frontMatter.related as string[]).length);
    for (const link of related) {
      const target = (await link.getAttribute('href')) ?? '';
      expect(fs.existsSync(path.join(PROJECT, 'build', builtFileOf(target.slice(1)))), `${route} leads to ${target}`).toBeTruthy();
      expect((await link.innerText()).length, target).toBeGreaterThan(2);
    }
    const picture = article.locator('header figure img');
    await expect(picture, route).toHaveCount(frontMatter.picture ? 1 : 0);
    await expect(page.getByRole('navigation', {name: 'Blog post page navigation'}), route).toHaveCount(route.startsWith('/learn/') ? 0 : 1);
  }
});

test('Posts: who announced a post has the title of the time, and nobody signs for a text that others wrote', {tag: '@posts.parts'}, async ({page}) => {
  for (const [route, byline] of Object.entries({
    '/blog/introducing-remotion': 'Announced by Jonny Burger, Indie Hacker, on 8 February 2021',
    '/blog/2-1': 'Announced by Jonny Burger, Indie Hacker, on 6 May 2021',
    '/blog/2-2': 'Announced by Jonny Burger, Remotion Creator, on 9 July 2021',
    '/blog/3-0': 'Announced by Jonny Burger, Chief Hacker, on 26 April 2022',
    '/learn/apple-wow': 'First published by Mehmet Ademi, Business Developer, and Jonny Burger, Chief Hacker, on 22 December 2022',
    '/success-stories/yarx': 'First published by Remotion on 16 September 2022',
  })) {
    await page.goto(route);
    await expect(page.locator('main article header p').last(), route).toHaveText(`${byline} · retold for this site in 2026 · read the original`, {
      useInnerText: true,
    });
    await expect(page.locator('main article header'), route).not.toHaveText(/^By /m, {useInnerText: true});
  }
});

for (const [tag, count, pages] of [
  ['/blog/tags/release', 21, 3],
  ['/blog/tags/company', 2, 1],
  ['/learn/tags/tutorial', 1, 1],
] as const)
  test(`Posts: ${tag} lists its ${count} posts under a title of its own, and leads to all posts`, {tag: '@posts.tags'}, async ({page}) => {
    const listed: string[] = [];
    for (let number = 1; number <= pages; number++) {
      await page.goto(number === 1 ? tag : `${tag}/page/${number}`);
      await expect(page.locator('h1')).toHaveText(number === 1 ? /^(Blog|Learn): \w+$/ : new RegExp(`, page ${number} of ${pages}$`), {useInnerText: true});
      listed.push(...(await page.locator('main article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))));
    }
    expect(new Set(listed).size).toBe(count);
    await page.getByRole('main').getByRole('link', {name: 'All posts'}).click();
    await expect(page.getByRole('heading', {level: 1, name: tag.startsWith('/blog') ? 'Blog' : 'Learn', exact: true})).toBeVisible();
  });

test('Posts: the next and the previous post are neighbors in time', {tag: '@posts.parts'}, async ({page}) => {
  await page.goto('/blog/2-4');
  const neighbors = page.getByRole('navigation', {name: 'Blog post page navigation'}).getByRole('link');
  expect(await neighbors.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/blog/2-5', '/blog/2-3']);
});

type FeedItem = {date_published: string; date_modified: string; summary: string; content_html: string; authors: {name: string}[]};

for (const [section, count] of Object.entries({blog: 23, learn: 1, 'success-stories': 5})) {
  test(`Posts: the archive of ${section} holds all of them by year; so do its feeds`, {tag: '@posts.archive'}, async ({page}) => {
    await page.goto(`/${section}/archive`);
    const own = posts.filter(({root}) => root === section).sort((a, b) => b.date.localeCompare(a.date));
    expect(own.length).toBe(count);
    await expect(page.locator('main time')).toHaveText(own.map(({date}) => date));
    const years = await page.locator('main h2').allTextContents();
    expect(years).toEqual([...new Set(own.map(({date}) => date.slice(0, 4)))]);
    await expect(page.getByRole('main')).toHaveText(/Dates are those of the originals, from which the texts were retold/);
    for (const [feed, patterns] of Object.entries({
      'rss.xml': [/<item>/g, /<description>.*? on \d{1,2} \w+ 20\d\d · retold for this site in 2026\.\)/g],
      'atom.xml': [/<entry>/g, /<summary.*? on \d{1,2} \w+ 20\d\d · retold for this site in 2026\.\)/g],
    })) {
      const text = await (await page.request.get(`/${section}/${feed}`)).text();
      for (const pattern of patterns) expect(text.match(pattern)?.length, `${feed}: ${pattern}`).toBe(count);
    }
    const {items} = (await (await page.request.get(`/${section}/feed.json`)).json()) as {items: FeedItem[]};
    expect(items.map(({date_published, date_modified, authors}) => [date_published.slice(0, 10), date_modified.slice(0, 10), authors[0]?.name])).toEqual(
      own.map(({date, retold}) => [date, retold, 'Remotion AG']),
    );
    for (const [index, {summary, content_html}] of items.entries()) {
      expect(summary).toMatch(/\((Announced|First published) by .* · retold for this site in 2026\.\)$/);
      expect(content_html).toContain(own[index]?.announced.original);
    }
  });
}

test('Posts: the list of each section says when its posts were retold', {tag: '@posts.lists'}, async ({page}) => {
  for (const section of ['/blog', '/learn', '/success-stories']) {
    await page.goto(section);
    const years = [...new Set(posts.filter(({root}) => section === `/${root}`).map(({retold}) => retold.slice(0, 4)))];
    await expect(page.locator('h1 + p'), section).toHaveText(new RegExp(`retold for this site in ${years.join(' and ')}`));
  }
});

test('Posts: a list shows the beginning of each post, its picture, and the way on', {tag: '@posts.lists'}, async ({page}) => {
  await visit(page, '/success-stories');
  const articles = await page.locator('main article').all();
  expect(articles.length).toBe(5);
  for (const article of articles) {
    expect((await article.innerText()).length, 'truncated').toBeLessThan(700);
    await expect(article.getByRole('link', {name: /^Read more about/})).toBeVisible();
  }
  // The round-up of several products has none.
  const pictures = page.locator('main article header img');
  await expect(pictures).toHaveCount(4);
  const sources = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src')?.split('/').at(-2)));
  expect(new Set(sources).size, 'each story has its own').toBe(4);
  await pictures.first().scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth >= 315, await pictures.first().elementHandle());
});

test('Posts: the picture of a post stands still until the reader plays it, and can be moved through', {tag: '@posts.picture'}, async ({page}) => {
  await visit(page, '/success-stories/yarx');
  const picture = page.locator('main article header figure');
  const frame = picture.getByRole('slider', {name: 'Frame', exact: true});
  await page.mouse.move(300, 300);
  await expect(picture.locator('[data-painted="true"]')).toBeVisible();
  await expect(frame).toHaveValue('118');
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveValue('119');
  await picture.getByRole('button', {name: 'Play', exact: true}).click();
  await expect(picture.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(frame).not.toHaveValue('119');
});

test.describe(() => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Posts: the link is copied, and the page says so', {tag: '@posts.share'}, async ({page}) => {
    await visit(page, '/blog/2-4');
    await share(page).click();
    await expect(page.getByRole('status').getByText('The link is copied.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${BUILT_FOR}/blog/2-4`);
  });
});

test('Posts: where copying is not allowed, the link is selected instead', {tag: '@posts.share'}, async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await visit(page, '/success-stories/yarx');
  await share(page).click();
  await expect(page.getByRole('status').getByText('The link is selected')).toBeVisible();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(`${BUILT_FOR}/success-stories/yarx`);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('Posts: without scripts the link can still be read', {tag: '@posts.share'}, async ({page}) => {
    await page.goto('/blog/4-0');
    await expect(page.getByLabel('Share this post')).toHaveValue(`${BUILT_FOR}/blog/4-0`);
  });
});

test('Learn: the tutorial shows each of its eleven steps, running', {tag: ['@posts.tutorial', '@slow']}, async ({page}) => {
  await visit(page, '/learn/apple-wow');
  const demos = page.locator('[data-demo^="apple-wow-"]');
  expect(await demos.evaluateAll((figures) => figures.map((figure) => Number(/\d+/.exec(figure.getAttribute('data-demo') ?? '')?.[0])))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  await page.mouse.move(300, 300);
  for (const demo of await demos.all()) {
    // Steps above and below open meanwhile, too.
    await demo.evaluate((figure) => figure.scrollIntoView({block: 'center', behavior: 'instant'}));
    await expect(demo.locator('[data-painted="true"]')).toBeVisible();
    const frame = demo.getByRole('slider', {name: 'Frame', exact: true});
    const before = await frame.inputValue();
    await frame.evaluate((slider) => slider.focus({preventScroll: true}));
    await page.keyboard.press('ArrowRight');
    await expect(frame).not.toHaveValue(before);
    await page.keyboard.press('Space');
    await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
    await page.keyboard.press('Space');
  }
});

const LOOKED_AT = [
  ['/blog/2-4', 'light', 1440],
  ['/blog/faster-lambda', 'dark', 390],
  ['/success-stories/shortvid', 'dark', 1440],
  ['/blog', 'light', 390],
  ['/blog/archive', 'dark', 1440],
] as const;

for (const [index, [route, colorScheme, width]] of LOOKED_AT.entries()) {
  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce'});

    test(`Posts: axe finds nothing on ${route} (${colorScheme}, ${width} px)`, {tag: variantTags(index, '@a11y.axe')}, async ({page}) => {
      await visit(page, route);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
