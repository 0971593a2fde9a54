import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import type {Element} from 'domhandler';
import {textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {z} from 'zod';
import {builtFileOf} from '../../../core/corpus/page-files';
import {expect, test, visit} from '../fixtures';
import {BUILD, ORIGIN} from '../lib/built-pages';

const url = z.string().url();
const author = z.object({name: z.string().min(1), url}).strict();

/** https://www.jsonfeed.org/version/1.1/: what is required, what our feeds have beside it, and nothing that was removed since version 1. */
const jsonFeed = z
  .object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().min(1),
    home_page_url: url,
    feed_url: url,
    description: z.string().min(1),
    language: z.literal('en'),
    items: z
      .array(
        z
          .object({
            id: z.string().min(1),
            url,
            title: z.string().min(1),
            summary: z.string().min(1),
            content_html: z.string().min(1),
            date_published: z.string().datetime(),
            date_modified: z.string().datetime(),
            authors: z.array(author).min(1),
            tags: z.array(z.string()).optional(),
          })
          .strict(),
      )
      .min(1),
  })
  .strict();

const xml = (name: string) => parseDocument(fs.readFileSync(path.join(BUILD, name), 'utf8'), {xmlMode: true});
const hrefOf = (selector: string, feed: ReturnType<typeof xml>) => (selectAll(selector, feed)[0] as unknown as Element | undefined)?.attribs.href;
const textsOf = (selector: string, feed: ReturnType<typeof xml>) => selectAll(selector, feed).map((node) => textContent(node));

for (const section of ['blog', 'learn', 'success-stories'])
  test(`Feeds: those of ${section} name their own addresses, and the JSON is version 1.1`, {tag: '@posts.archive'}, () => {
    const feed = jsonFeed.parse(JSON.parse(fs.readFileSync(path.join(BUILD, section, 'feed.json'), 'utf8')));
    expect(feed.feed_url).toBe(`${ORIGIN}/${section}/feed.json`);
    expect(new Set(feed.items.map(({id}) => id)).size).toBe(feed.items.length);
    expect(hrefOf('channel > atom\\:link[rel=self]', xml(`${section}/rss.xml`))).toBe(`${ORIGIN}/${section}/rss.xml`);
    expect(hrefOf('feed > link[rel=self]', xml(`${section}/atom.xml`))).toBe(`${ORIGIN}/${section}/atom.xml`);
  });

test('Feeds: one names the pages of the documentation that changed last, and each page of it leads there', {tag: '@docs.changes'}, async ({page}) => {
  const feed = xml('docs/changes.xml');
  expect(hrefOf('feed > link[rel=self]', feed)).toBe(`${ORIGIN}/docs/changes.xml`);
  for (const part of ['id', 'title', 'updated', 'author > name']) expect(textsOf(`feed > ${part}`, feed).length, part).toBe(1);
  const [ids, days] = [textsOf('entry > id', feed), textsOf('entry > updated', feed)];
  // A build from a copy without the history knows of no change.
  expect(ids.length === 0 || ids.length === 50, `${ids.length} entries`).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(days).toEqual([...days].sort().reverse());
  for (const id of ids) expect(fs.existsSync(path.join(BUILD, builtFileOf(id.slice(ORIGIN.length + 1)))), id).toBe(true);
  for (const selector of ['title', 'summary', 'link[type="text/html"]', 'link[type="text/markdown"]'])
    expect(selectAll(`entry > ${selector}`, feed).length, selector).toBe(ids.length);
  await visit(page, '/docs/spring');
  const address = (await page.locator('link[rel="alternate"][title="Changed pages of the documentation"]').getAttribute('href')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  expect(address).toBe('/docs/changes.xml');
});
