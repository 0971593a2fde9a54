import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {getAttributeValue} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {builtFileOf} from '../../../core/corpus/page-files';
import {sitemapPaths} from '../../../scripts/lib/looks';
import {expect, test} from '../fixtures';

const ROOT = path.join(__dirname, '../../..');
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

const htmlOf = (route: string) => parseDocument(fs.readFileSync(path.join(BUILD, builtFileOf(route.slice(1))), 'utf8'));

/** The path of a page's canonical URL. */
function canonicalPath(page: ReturnType<typeof htmlOf>): string | undefined {
  const [link] = selectAll<AnyNode, Element>('link[rel=canonical]', page);
  const href = link && getAttributeValue(link, 'href');
  return href && new URL(href).pathname;
}

for (const [part, routes] of Object.entries(ROUTES)) {
  test(`Routes: ${part} have their pages, by name`, {tag: ['@routes.blog', '@routes.sections', '@routes.catalog']}, () => {
    for (const route of routes) {
      const page = htmlOf(route);
      expect(selectAll('main h1', page).length, route).toBe(1);
      expect(canonicalPath(page)).toBe(route);
    }
  });
}

test('Routes: 23 posts, 18 experts and 22 templates, and no others', {tag: ['@routes.blog', '@routes.catalog']}, () => {
  const paths = sitemapPaths(BUILD);
  const count = (pattern: RegExp) => paths.filter((route) => pattern.test(route)).length;
  expect({posts: count(/^\/blog\/(?!authors$|tags$)[^/]+$/), experts: count(/^\/experts\/[^/]+$/), templates: count(/^\/templates\/[^/]+$/)}).toEqual({
    posts: 23,
    experts: 18,
    templates: 22,
  });
  expect(ROUTES['experts’ profiles']?.length).toBe(18);
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

test('Documentation: roughly 700 pages cover every area', {tag: '@routes.documentation'}, () => {
  const written = sitemapPaths(BUILD).filter((route) => route.startsWith('/docs'));
  expect(written.length, `roughly 700 pages: ${written.length}`).toBeGreaterThanOrEqual(734);
  for (const area of AREAS) expect(written, area).toContain(area);
  for (const area of ['audio', 'lambda', 'tailwind', 'licensing', 'troubleshooting', 'whisper'])
    expect(
      written.some((route) => route.includes(area)),
      area,
    ).toBeTruthy();
});

test('Documentation: an index page that is written ends in a slash', {tag: '@routes.documentation'}, () => {
  const written = sitemapPaths(BUILD).filter((route) => route.startsWith('/docs/') && route.endsWith('/'));
  expect(written.includes('/docs/player/') && written.includes('/docs/')).toBeTruthy();
  for (const route of written) expect(canonicalPath(htmlOf(route))).toBe(route);
});
