import {expect, test} from '../fixtures';
import {builtPages, linkedData} from '../lib/built-pages';
import {problemOf, SHAPES} from '../lib/linked-data';

const all = builtPages().flatMap((page) => linkedData(page).map((data) => ({route: page.route, data})));

test('Structured data: each kind has what search engines require and recommend, and nothing else', {tag: '@pages.structured-data'}, () => {
  const counts = new Map<string, number>();
  for (const {data} of all) counts.set(data['@type'] ?? '@graph', (counts.get(data['@type'] ?? '@graph') ?? 0) + 1);
  expect([...counts.keys()].sort(), 'every shape is that of a page').toEqual(Object.keys(SHAPES).sort());
  expect(counts.get('APIReference')).toBeGreaterThan(300);
  expect(
    all.flatMap(({route, data}) => {
      const problem = problemOf(data);
      return problem ? [`${route}: ${problem}`] : [];
    }),
  ).toEqual([]);
});

test('Structured data: what lacks something, is misspelled or unknown is found', {tag: '@pages.structured-data'}, () => {
  const page = all.find(({data}) => data['@type'] === 'TechArticle')?.data as Record<string, unknown>;
  expect(problemOf(page)).toBeUndefined();
  expect(problemOf({...page, headline: undefined} as object)).toBe('TechArticle headline: Required');
  expect(problemOf({...page, autor: 'Ada'} as object)).toContain("Unrecognized key(s) in object: 'autor'");
  expect(problemOf({...page, dateModified: 'yesterday'} as object)).toContain('TechArticle dateModified');
  expect(problemOf({'@type': 'VideoObject'})).toContain('of no known kind');
});
