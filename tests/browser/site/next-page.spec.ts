import fs from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {all, builtPages, BUILD, type BuiltPage} from '../lib/built-pages';
import {expect, test, visit} from '../fixtures';

const docs = builtPages().filter(({route}) => route.startsWith('/docs'));
const normal = (href: string) => href.replace(/#.*/, '').replace(/(.)\/$/, '$1');
const nextOf = ({html}: BuiltPage) => all('.pagination-nav__link--next', html)[0]?.attribs.href;

/** Where the list under the heading "Next" leads. */
const listOf = ({html}: BuiltPage) => all('h2#next ~ ul a', html).map(({attribs}) => normal(attribs.href ?? ''));

const isForContributors = (route: string) => /^\/docs\/(contributing|authoring-packages)/.test(route);

test('Documentation: the link to the next page is in the list of the page, and leads to contributors only from there', {tag: '@docs.next-page'}, () => {
  const listed = docs.filter((page) => listOf(page).length > 0 && nextOf(page) !== undefined);
  expect(listed.length).toBeGreaterThan(150);
  const astray = listed.filter((page) => !listOf(page).includes(normal(nextOf(page) ?? '')));
  expect(astray.map((page) => `${page.route} leads to ${nextOf(page)}`)).toEqual([]);
  const toContributors = docs.filter((page) => !isForContributors(page.route) && isForContributors(nextOf(page) ?? ''));
  expect(toContributors.map(({route}) => route)).toEqual([]);
});

test('Documentation: the way of a beginner goes through the course and ends at the map', {tag: '@docs.beginners-path'}, () => {
  const byRoute = new Map(docs.map((page) => [normal(page.route), page]));
  const way: string[] = [];
  for (let at: string | undefined = '/docs'; at && !way.includes(at); at = normal(nextOf(byRoute.get(at)!) ?? '')) way.push(at);
  expect(way.slice(0, 3)).toEqual(['/docs', '/docs/the-fundamentals', '/docs/animating-properties']);
  expect(way.filter((route) => route.startsWith('/docs/course/'))).toHaveLength(10);
  expect(way.at(-1)).toBe('/docs/map');
  expect(way.length).toBeLessThan(20);
});

test('Documentation: a part of the course says where it stands and offers the project before and after it', {tag: '@docs.course'}, async ({page}) => {
  await visit(page, '/docs/course/chart');
  const main = page.getByRole('main');
  await expect(main.getByText('Part 5 of 10').first()).toBeVisible();
  await expect(main.getByRole('img', {name: /48 volunteers/})).toBeVisible();
  for (const [number, holdsChart] of [
    [4, false],
    [5, true],
  ] as const) {
    const href = (await main.getByRole('link', {name: `garden-year-${number}.zip`}).getAttribute('href')) ?? '';
    const files = unzipSync(fs.readFileSync(path.join(BUILD, href)));
    expect(Object.keys(files).includes(`garden-year-${number}/src/Harvest.tsx`)).toBe(holdsChart);
    expect(strFromU8(files[`garden-year-${number}/package.json`]!)).toContain('"remotion": "4.0.332"');
  }
  await main.getByText('Answer', {exact: true}).click();
  await expect(main.getByText('0 divided by 0 is not a number')).toBeVisible();
});
