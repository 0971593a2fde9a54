import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {readPage} from '../../core/corpus/corpus';
import {fencesOf} from '../../core/corpus/fences';
import {parseFrontMatter} from '../../config/parse-front-matter';
import {demoIds} from '../../core/demos/read';
import type {DemoCard} from '../../core/demos/types';
import {announcementLine, type Announcement} from '../../src/lib/announcement';
import {completeJson, completeXml} from '../../plugins/posts/complete-feeds';

const PROJECT = path.join(__dirname, '../..');
const originalOf = (day: string) => `https://github.com/remotion-dev/remotion/blob/${'0'.repeat(40)}/packages/docs/blog/${day}-a-post.mdx`;
const FRONT_MATTER = {
  title: 'A post',
  description: 'A post that is written here to see what becomes of its front matter in a build.',
  slug: 'a-post',
  date: new Date('2024-01-01'),
  announced: {by: [{name: 'Ada', title: 'Programmer'}, {name: 'Charles'}], original: originalOf('2024-01-01')},
  retold: new Date('2026-05-06'),
  related: ['spring', 'player/index'],
};

const parse = (changes: object) =>
  parseFrontMatter({
    filePath: path.join(PROJECT, 'blog/a-post.mdx'),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {...FRONT_MATTER, ...changes}, content: 'word '.repeat(400)}),
  });

test('a post gets its reading time, the titles of its related pages, and its picture', async () => {
  const {frontMatter} = await parse({picture: 'spring'});
  assert.equal(frontMatter.reading_seconds, 120);
  assert.deepEqual(frontMatter.related_pages, [
    {to: '/docs/spring', title: 'spring()', isCode: true},
    {to: '/docs/player/', title: 'Player', isCode: false},
  ]);
  const {id, width, height, alt, controls} = frontMatter.picture as DemoCard;
  assert.deepEqual([id, width, height, controls], ['spring', 1280, 720, []]);
  assert.match(alt, /^A square jumps up/);
});

test('a post says who announced it and when, and its author is the publisher of the site', async () => {
  const {frontMatter} = await parse({});
  const announcement = frontMatter.announcement as Announcement;
  assert.equal(announcementLine(announcement), 'Announced by Ada, Programmer, and Charles on 1 January 2024 · retold for this site in 2026');
  assert.equal(announcement.original, originalOf('2024-01-01'));
  assert.deepEqual(frontMatter.authors, [{name: 'Remotion AG', url: 'https://www.remotion.dev/'}]);
  assert.deepEqual(frontMatter.last_update, {date: '2026-05-06'});
});

for (const [changes, message] of [
  [{related: undefined}, /blog\/a-post\.mdx: related is missing: the ids of two to five pages/],
  [{related: ['spring']}, /related names too few pages/],
  [{related: ['spring', 'nowhere']}, /related names nowhere, but there is no docs\/nowhere\.mdx/],
  [{picture: 'nowhere'}, /picture names nowhere, which is not a demo/],
  [{authors: ['ada']}, /authors is not a known key/],
  [{announced: undefined}, /announced must say who announced it and where/],
  [{announced: {by: [], original: originalOf('2024-01-01')}}, /announced must say who announced it and where/],
  [{announced: {by: [{name: 'Ada', role: 'Founder'}], original: originalOf('2024-01-01')}}, /role is not a known key/],
  [{announced: {...FRONT_MATTER.announced, original: 'https://www.remotion.dev/blog/a-post'}}, /announced has an original that is not a permanent link/],
  [{announced: {...FRONT_MATTER.announced, original: originalOf('2024-01-02')}}, /date is 2024-01-01, but the original is of 2024-01-02/],
  [{retold: '2023-12-31'}, /retold is 2023-12-31, which is before the announcement/],
  [{minutes: 4}, /minutes is not a known key/],
] as const) {
  test(`a post with ${JSON.stringify(changes, (_, value: unknown) => value ?? 'nothing')} stops the build`, () => assert.rejects(parse(changes), message));
}

/** Code without what differs between a file of the tutorial and the one file of a demo: spaces, imports, exports. */
const bare = (code: string) =>
  code
    .replace(/^import [^;]*;/gm, '')
    .replace(/^export /gm, '')
    .replace(/\s+/g, '');

test('the samples of the fireworks tutorial are the code of its demos, step by step', () => {
  const page = readPage(PROJECT, 'learn/apple-wow.mdx');
  const steps = [...page.source.matchAll(/<Demo id="(apple-wow-(\d+)-[\w-]+)" \/>/g)];
  assert.deepEqual(
    steps.map(([, , step]) => Number(step)),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  );
  assert.equal(steps.length, demoIds(PROJECT).filter((id) => id.startsWith('apple-wow-')).length);

  const samples = fencesOf(PROJECT, page);
  let compared = 0;
  for (const [index, {1: id = ''}] of steps.entries()) {
    const demo = bare(fs.readFileSync(path.join(PROJECT, 'demos', id, 'Fireworks.tsx'), 'utf8'));
    const line = page.source.slice(0, steps[index]!.index).split('\n').length;
    const files = new Map(samples.filter((sample) => sample.line < line && sample.meta.title).map(({meta, code}) => [meta.title, code]));
    files.delete('src/Root.tsx');
    const fireworks = bare(files.get('src/Fireworks.tsx') ?? '');
    files.delete('src/Fireworks.tsx');
    for (const [file, code] of files) {
      assert.ok(demo.includes(bare(code)), `${file} differs from demos/${id}`);
      compared += 1;
    }
    // The demo's own component takes the numbers of its controls as props; apart from them, it is the tutorial's.
    const [, props = ''] = /Fireworks=\(\{(.*?)\}\)=>/.exec(demo) ?? [];
    const names = [...props.matchAll(/(\w+)=/g)].map(([, name]) => name).join('|');
    const withoutNumbers = (text: string) =>
      text
        .replace(/^.*(?=constFireworks)/s, '')
        .replace(/\(\{.*?\}\)=>/, '()=>')
        .replace(new RegExp(`(?:${names})=(?:\\{[^}]*\\}|"[^"]*")`, 'g'), '')
        .replace(/[();]/g, '');
    assert.equal(withoutNumbers(demo), withoutNumbers(fireworks), id);
  }
  assert.ok(compared > 50, `${compared} files compared`);
});

test('feeds say where they are, and hold nothing that can only be pressed or drawn', () => {
  const content = '<p>Text</p><figure><button type="button"><svg><path/></svg></button><span role="status" class="x">Copied</span><pre>code</pre></figure>';
  const json = JSON.parse(
    completeJson(
      JSON.stringify({version: 'https://jsonfeed.org/version/1', items: [{content_html: content, author: {name: 'Ada'}}]}),
      'https://example.com/blog/feed.json',
    ),
  ) as object;
  assert.deepEqual(json, {
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.com/blog/feed.json',
    language: 'en',
    items: [{authors: [{name: 'Ada'}], content_html: '<p>Text</p><figure><pre>code</pre></figure>'}],
  });
  const rss = completeXml(`<rss version="2.0"><channel><description>${content}</description></channel></rss>`, 'https://example.com/blog/rss.xml');
  assert.match(
    rss,
    /<rss xmlns:atom="http:\/\/www\.w3\.org\/2005\/Atom" version="2\.0"><channel>\s*<atom:link href="https:\/\/example\.com\/blog\/rss\.xml" rel="self" type="application\/rss\+xml"\/>/,
  );
  assert.doesNotMatch(rss, /<button|<svg|Copied/);
  assert.match(
    completeXml('<feed xmlns="x"><entry/></feed>', 'https://example.com/blog/atom.xml'),
    /^<feed xmlns="x">\s*<link rel="self" href="https:\/\/example\.com\/blog\/atom\.xml"\/>/,
  );
});
