import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {selectAll} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {getAttributeValue} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {readOwedRoutes} from '../../core/data/owed-routes';
import {sitemapPaths} from '../../scripts/lib/looks';

const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const below = (folder: string, slugs: string) => slugs.split(' ').map((slug) => `${folder}/${slug}`);
const numbered = (major: number, last: number, first = 0) => Array.from({length: last - first + 1}, (_, index) => `/blog/${major}-${first + index}`);

/** Section 2 by name, except the pages that routes.test.ts opens. */
const ROUTES: Record<string, string[]> = {
  'release posts': [...numbered(1, 5, 1), ...numbered(2, 6), ...numbered(3, 3), '/blog/4-0'],
  'other articles': below('/blog', 'company-licenses deployable-studio faster-lambda introducing-remotion media-parser seed-funding'),
  Learn: ['/learn', '/learn/apple-wow', '/learn/archive'],
  'success stories': ['/success-stories', ...below('/success-stories', 'archive a-million-dollars makestories shortvid typeframes yarx')],
  templates: below(
    '/templates',
    'audiogram blank code-hike google-tts hello-world javascript music-visualization next next-pages-dir next-tailwind overlay react-router recorder render-server skia stargazer still three tiktok tts',
  ),
  'experts’ profiles': fs.readdirSync(path.join(ROOT, 'data/experts')).map((file) => `/experts/${path.parse(file).name}`),
};

const htmlOf = (route: string) => parseDocument(fs.readFileSync(path.join(BUILD, route, 'index.html'), 'utf8'));

/** The path of a page's canonical URL. */
function canonicalPath(page: ReturnType<typeof htmlOf>): string | undefined {
  const [link] = selectAll<AnyNode, Element>('link[rel=canonical]', page);
  const href = link && getAttributeValue(link, 'href');
  return href && new URL(href).pathname;
}

for (const [part, routes] of Object.entries(ROUTES)) {
  test(`§2 Routes: ${part} have their pages, by name`, () => {
    for (const route of routes) {
      const page = htmlOf(route);
      assert.equal(selectAll('main h1', page).length, 1, route);
      assert.equal(canonicalPath(page), route);
    }
  });
}

test('§2 Routes: 23 posts, 18 experts and 22 templates, and no others', () => {
  const paths = sitemapPaths(BUILD);
  const count = (pattern: RegExp) => paths.filter((route) => pattern.test(route)).length;
  assert.deepEqual(
    {posts: count(/^\/blog\/(?!authors$|tags$)[^/]+$/), experts: count(/^\/experts\/[^/]+$/), templates: count(/^\/templates\/[^/]+$/)},
    {posts: 23, experts: 18, templates: 22},
  );
  assert.equal(ROUTES['experts’ profiles']?.length, 18);
});

/** The areas of the documentation, each with pages that the specification names. */
const AREAS = [
  ...[2, 3, 4, 5].map((major) => `/docs/${major}-0-migration`),
  ...below('/docs/ai', 'bolt chatbot mcp system-prompt'),
  ...below('/docs/cli', 'benchmark browser/ bundle compositions ffmpeg ffprobe gpu render still studio upgrade versions'),
  ...['/docs/player/', '/docs/cli/', '/docs/studio/', '/docs/media-parser/', '/docs/recorder/', '/docs/', '/docs/api'],
  ...below('/docs', 'captions/ cloudrun lambda editor-starter/ timeline/ webcodecs/ transitions/ shapes/ paths/ noise/ motion-blur/ lottie/ rive/ skia/'),
  ...below('/docs', 'fonts terminology contributing/'),
];

test('§2 Documentation: the pages that are owed cover every area, and each page that is written is one of them', () => {
  const owed = readOwedRoutes(ROOT);
  assert.ok(owed.length > 690, `roughly 700 pages: ${owed.length}`);
  for (const area of AREAS) assert.ok(owed.includes(area), area);
  for (const area of ['audio', 'lambda', 'tailwind', 'licensing', 'troubleshooting', 'whisper'])
    assert.ok(
      owed.some((route) => route.includes(area)),
      area,
    );
  const others = sitemapPaths(BUILD).filter((route) => route.startsWith('/docs') && !owed.includes(route));
  assert.deepEqual(others, []);
});

test('§2 Documentation: an index page that is written ends in a slash', () => {
  const written = sitemapPaths(BUILD).filter((route) => route.startsWith('/docs/') && route.endsWith('/'));
  assert.ok(written.includes('/docs/player/') && written.includes('/docs/'));
  for (const route of written) assert.equal(canonicalPath(htmlOf(route)), route);
});
