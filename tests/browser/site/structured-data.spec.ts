import fs from 'node:fs';
import path from 'node:path';
import {lastChanges} from '../../../core/corpus/last-changes';
import {expect, test} from '../fixtures';
import {BUILD, builtPages, linkedData, ORIGIN} from '../lib/built-pages';
import {problemOf, SHAPES} from '../lib/linked-data';

/** Without one, as in an archive of the project, no day is known on which a demo was published, and no video is described. */
const hasHistory = lastChanges(path.join(BUILD, '..')).size > 0;
const readAll = () => builtPages().flatMap((page) => linkedData(page).map((data) => ({route: page.route, data})));

test('Structured data: each kind has what search engines require and recommend, and nothing else', {tag: ['@pages.structured-data', '@slow']}, () => {
  const all = readAll();
  const counts = new Map<string, number>();
  for (const {data} of all) counts.set(data['@type'] ?? '@graph', (counts.get(data['@type'] ?? '@graph') ?? 0) + 1);
  const kinds = Object.keys(SHAPES).filter((kind) => hasHistory || kind !== 'VideoObject');
  expect([...counts.keys()].sort(), 'every shape is that of a page').toEqual(kinds.sort());
  expect(counts.get('APIReference')).toBeGreaterThan(300);
  expect(
    all.flatMap(({route, data}) => {
      const problem = problemOf(data);
      return problem ? [`${route}: ${problem}`] : [];
    }),
  ).toEqual([]);
});

test('Structured data: what lacks something, is misspelled or unknown is found', {tag: ['@pages.structured-data', '@slow']}, () => {
  const page = readAll().find(({data}) => data['@type'] === 'TechArticle')?.data as Record<string, unknown>;
  expect(problemOf(page)).toBeUndefined();
  expect(problemOf({...page, headline: undefined} as object)).toBe('TechArticle headline: Required');
  expect(problemOf({...page, autor: 'Ada'} as object)).toContain("Unrecognized key(s) in object: 'autor'");
  expect(problemOf({...page, dateModified: 'yesterday'} as object)).toContain('TechArticle dateModified');
  expect(problemOf({'@type': 'Movie'})).toContain('of no known kind');
});

test(
  'Structured data: each demo that moves is a video, with pictures that exist, on the page that opens it',
  {tag: ['@pages.structured-data', '@slow']},
  () => {
    const videos = readAll().filter(({data}) => data['@type'] === 'VideoObject') as {
      route: string;
      data: object & {thumbnailUrl: string[]; embedUrl: string};
    }[];
    expect(new Set(videos.map(({data}) => data.embedUrl.split('?demo=')[1])).size > 150).toBe(hasHistory);
    for (const {route, data} of videos) {
      expect(data.embedUrl.replace(/\/?\?.*/, ''), route).toBe(ORIGIN + route);
      for (const address of data.thumbnailUrl) expect(fs.existsSync(path.join(BUILD, new URL(address).pathname)), address).toBe(true);
    }
  },
);
