import fs from 'node:fs';
import path from 'node:path';
import type {Document} from 'domhandler';
import {textContent} from 'domutils';
import {CARD} from '../../../plugins/social-cards/card';
import {expect, test} from '../fixtures';
import {all, attribute, BUILD, builtPages, linkedData, ORIGIN, withoutSlash, type BuiltPage} from '../lib/built-pages';

const pages = builtPages();

/** Asserts that no page has a problem, and names those that do. */
function assertEach(problemOf: (page: BuiltPage) => string | undefined): void {
  expect(pages.length, `${pages.length} pages`).toBeGreaterThanOrEqual(280);
  expect(
    pages.flatMap((page) => {
      const problem = problemOf(page);
      return problem ? [`${page.route}: ${problem}`] : [];
    }),
  ).toEqual([]);
}

/** Reads a text from each page, which must be there and differ from that of every other page. */
function assertOwn(textOf: (page: Document) => string, isRight: (text: string) => boolean): void {
  const owners = new Map<string, string>();
  assertEach(({route, html}) => {
    const text = textOf(html);
    const owner = owners.get(text);
    owners.set(text, route);
    if (owner) return `"${text}" is also that of ${owner}`;
    return isRight(text) ? undefined : `"${text}" (${text.length} characters)`;
  });
}

test('Every page: a title of its own', {tag: '@pages.title'}, () =>
  assertOwn(
    (page) => textContent(all('title', page)),
    (title) => /\S/.test(title),
  ),
);

test('Every page: a description of its own, 50 to 160 characters long', {tag: '@pages.description'}, () =>
  assertOwn(
    (page) => attribute(page, 'meta[name="description"]', 'content'),
    ({length}) => length >= 50 && length <= 160,
  ),
);

test('Every page: its canonical address', {tag: '@pages.canonical'}, () =>
  assertEach(({route, address, html}) => {
    const canonical = attribute(html, 'link[rel="canonical"]', 'href');
    // With a slash at the end where the address is listed with one, and without where it is not.
    return canonical === ORIGIN + (route === '/404.html' ? route : address) ? undefined : canonical || 'none';
  }),
);

test(`Every page: a social card of ${CARD.width} by ${CARD.height} pixels`, {tag: '@pages.social-card'}, () =>
  assertEach(({html}) => {
    const address = attribute(html, 'meta[property="og:image"]', 'content');
    const file = address.startsWith(`${ORIGIN}/`) ? path.join(BUILD, address.slice(ORIGIN.length)) : undefined;
    if (!file || !fs.existsSync(file)) return `no file for "${address}"`;
    const png = fs.readFileSync(file);
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    return width === CARD.width && height === CARD.height ? undefined : `${width} × ${height}`;
  }),
);

test('Every page: its card is described for those who do not see it', {tag: '@pages.social-card'}, () =>
  assertEach(({html}) => {
    const alt = attribute(html, 'meta[property="og:image:alt"]', 'content');
    const title = attribute(html, 'meta[property="og:title"]', 'content').replace(/ \| Remotion$/, '');
    const description = attribute(html, 'meta[name="description"]', 'content');
    const isRight = title !== '' && alt === `${title}: ${description}` && attribute(html, 'meta[name="twitter:image:alt"]', 'content') === alt;
    return isRight ? undefined : `"${alt}"`;
  }),
);

test('Every page: one h1, which comes first, and no level of headings left out', {tag: '@pages.headings'}, () =>
  assertEach(({html}) => {
    const levels = all('h1, h2, h3, h4, h5, h6', html).map(({name}) => Number(name.slice(1)));
    const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
    if (jump >= 0) return `h${levels[jump]} after ${jump === 0 ? 'nothing' : `h${levels[jump - 1]}`}`;
    return levels.filter((level) => level === 1).length === 1 ? undefined : `levels ${levels.join(' ')}`;
  }),
);

test('Every page: images have their size', {tag: '@pages.images'}, () =>
  assertEach(({html}) => {
    const unsized = all('img', html).filter(({attribs}) => !attribs.width || !attribs.height);
    return unsized.map(({attribs}) => attribs.src).join(', ') || undefined;
  }),
);

type Person = {'@type': string; name: string};
type Posting = {author: Person; datePublished: string; dateModified: string; isBasedOn: {url: string; datePublished: string; author: Person[]}};

const crumbsOf = (page: BuiltPage) => linkedData(page).find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement ?? [];

test('Structured data: it can be read, says what it is, and its breadcrumbs end at the page', {tag: '@pages.structured-data'}, () =>
  assertEach((page) => {
    const data = linkedData(page);
    if (data.some((item) => item['@context'] !== 'https://schema.org' || !(item['@type'] ?? item['@graph']))) return JSON.stringify(data);
    const crumbs = crumbsOf(page);
    const routes = new Set(pages.map(({route}) => route));
    const astray = crumbs.find(({item, name}, index) => !name || crumbs[index]?.position !== index + 1 || !routes.has(withoutSlash(item)));
    if (astray) return JSON.stringify(astray);
    const last = crumbs.at(-1);
    return !last || withoutSlash(last.item) === page.route ? undefined : last.item;
  }),
);

test(
  'Structured data: the way to a documentation page begins at the documentation, and the page is an article about the release',
  {tag: '@pages.structured-data'},
  () =>
    assertEach((page) => {
      if (!page.route.startsWith('/docs/')) return undefined;
      const article = linkedData(page).find((data) => /^(TechArticle|APIReference)$/.test(data['@type'] ?? '')) as
        {about?: {softwareVersion?: string}} | undefined;
      if (article?.about?.softwareVersion !== '4.0.332') return 'no article about 4.0.332';
      const crumbs = crumbsOf(page);
      return crumbs.length === 0 || (crumbs.length > 1 && crumbs[0]?.name === 'Docs') ? undefined : JSON.stringify(crumbs);
    }),
);

test('Structured data: a list of experts or templates names each of them, and an expert’s page is a profile', {tag: '@pages.structured-data'}, () => {
  const typed = (route: string) => pages.filter((page) => page.route === route).flatMap(linkedData);
  for (const section of ['experts', 'templates']) {
    const below = pages.filter(({route}) => route.startsWith(`/${section}/`));
    const items = typed(`/${section}`).find((data) => data['@type'] === 'ItemList')?.itemListElement as unknown as {url: string}[];
    expect(items.map(({url}) => withoutSlash(url)).sort(), section).toEqual(below.map(({route}) => route).sort());
  }
  const profiles = pages.filter(({route}) => route.startsWith('/experts/'));
  for (const page of profiles)
    expect(
      linkedData(page).map((data) => data['@type']),
      page.route,
    ).toContain('ProfilePage');
});

for (const [section, list] of [
  ['experts', 'Experts'],
  ['templates', 'Templates'],
  ['showcase', 'Showcase'],
  ['blog', 'Blog'],
  ['learn', 'Learn'],
  ['success-stories', 'Success stories'],
] as const)
  test(`Structured data: each page below /${section} tells the way from its list`, {tag: '@pages.structured-data'}, () => {
    const below = pages.filter(({route}) => route.startsWith(`/${section}/`) && !/\/(tags|page)(\/|$)/.test(route));
    expect(below.length).toBeGreaterThan(0);
    for (const page of below) {
      const [first, second] = crumbsOf(page);
      expect([first?.name, first && withoutSlash(first.item), crumbsOf(page).length], page.route).toEqual([list, `/${section}`, 2]);
      expect(second?.name && textContent(all('h1', page.html)), page.route).toBe(second?.name);
    }
  });

test(
  'Structured data: a post is by the publisher, modified when it was retold, and based on the announcement of the people it names',
  {
    tag: '@posts.announced',
  },
  () => {
    const posts = pages.flatMap((page) => linkedData(page).filter((data) => data['@type'] === 'BlogPosting') as unknown as Posting[]);
    expect(posts.length).toBe(29);
    for (const {author, datePublished, dateModified, isBasedOn} of posts) {
      expect([author['@type'], author.name], isBasedOn.url).toEqual(['Organization', 'Remotion AG']);
      expect(isBasedOn.datePublished).toBe(datePublished.slice(0, 10));
      expect(isBasedOn.url).toContain(isBasedOn.datePublished);
      expect(dateModified).toMatch(/^2026-/);
      for (const {name, '@type': type} of isBasedOn.author) expect(type).toBe(name === 'Remotion' ? 'Organization' : 'Person');
    }
  },
);

test('Structured data: a list of posts names no person as the author', {tag: '@posts.announced'}, () => {
  const lists = pages.flatMap((page) => linkedData(page).filter((data) => data['@type'] === 'Blog') as unknown as {blogPost: Posting[]}[]);
  expect(lists.length).toBe(5);
  for (const {author} of lists.flatMap(({blogPost}) => blogPost)) expect(author['@type']).toBe('Organization');
});

test('Posts: there are no lists of all tags or all authors, to which nothing leads', {tag: '@posts.tags'}, () =>
  assertEach(({route}) => (/^\/(blog|learn|success-stories)\/(tags|authors)$/.test(route) ? 'is built' : undefined)),
);
