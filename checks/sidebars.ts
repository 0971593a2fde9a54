import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {createJiti} from 'jiti';
import {perProject, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {nearest} from '../core/prose/nearest';
import type {Check} from './check';

type Item = {type?: string; id?: string; link?: {type: string; id?: string}; items?: (string | Item)[]};

/** Every documentation page is in one sidebar, where readers find it, or says why it is not; sidebars name no other pages. */
export const sidebars: Check = {
  name: 'sidebars',
  files: /^docs\/.*\.mdx?$|^sidebars\b.*\.ts$/,
  decides: /^sidebars\b.*\.ts$/,
  async run(corpus) {
    const docs = corpus.pages.filter(({root}) => root === 'docs');
    const read = await readSidebars(corpus);
    if (!read.sidebars) return {count: docs.length, looked: 'pages, but no sidebar can be read', findings: [read.finding]};
    const {sidebars: all, placesOf, unknown} = read;
    return {
      count: docs.length,
      looked: `pages in ${all.length} sidebars, ${docs.filter(isOutside).length} outside them with a reason`,
      findings: [...docs.flatMap((page) => placeFindings(page, placesOf.get(idOf(page)) ?? [])), ...unknown],
    };
  },
};

type Read = {sidebars: string[]; /** Sidebars in which a page is, by its id. */ placesOf: Map<string, string[]>; unknown: Finding[]};

/** Without a module cache, so that a change is seen while the checks keep running. */
const readSidebars = perProject(async ({dir, pages}): Promise<Read | {sidebars?: undefined; finding: Finding}> => {
  try {
    const {default: all} = await createJiti(__filename, {moduleCache: false}).import<{default: SidebarsConfig}>(path.join(dir, 'sidebars.ts'));
    const placesOf = new Map<string, string[]>();
    for (const [name, items] of Object.entries(all)) for (const id of idsOf(items as (string | Item)[])) placesOf.set(id, [...(placesOf.get(id) ?? []), name]);
    const ids = new Set(pages.filter(({root}) => root === 'docs').map(idOf));
    return {sidebars: Object.keys(all), placesOf, unknown: [...placesOf.keys()].filter((id) => !ids.has(id)).map((id) => unknownId(dir, id, ids))};
  } catch (error) {
    const {message, stack = ''} = error as Error;
    const [, file = 'sidebars.ts', line = '1'] = /(sidebars[\w/.-]*\.ts):(\d+)/.exec(`${message}\n${stack}`) ?? [];
    const fix = 'Fix the syntax: ids in quotes, with commas between them.';
    return {finding: finding(file, Number(line), `The sidebar cannot be read: ${message.split('\n')[0] ?? ''}`, fix)};
  }
});

function unknownId(dir: string, id: string, ids: Set<string>): Finding {
  const folder = path.join(dir, 'sidebars');
  const rooms = fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `sidebars/${name.split(path.sep).join('/')}`)
    : [];
  const places = ['sidebars.ts', ...rooms.filter((name) => name.endsWith('.ts')).sort()].map((file) => ({
    file,
    line:
      fs
        .readFileSync(path.join(dir, file), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(`'${id}'`)) + 1,
  }));
  const {file, line} = places.find((place) => place.line > 0) ?? {file: 'sidebars.ts', line: 1};
  return finding(file, line, `There is no page ${id}.`, `Similar ids: ${nearest(ids, id).join(', ')}.`);
}

function placeFindings(page: Page, places: string[]): Finding[] {
  if (isOutside(page)) {
    return places.length > 0
      ? [
          finding(
            page.file,
            page.lineOf('outside_sidebars'),
            `The page says why no sidebar leads to it, but is in ${places.join(', ')}.`,
            'Remove one of the two.',
          ),
        ]
      : [];
  }
  if (places.length === 1) return [];
  return places.length === 0
    ? [finding(page.file, 1, 'The page is in no sidebar.', 'Add its id to a file in sidebars/, or say in outside_sidebars why it is in none.')]
    : [finding(page.file, 1, `The page is in ${places.length} places: ${places.join(', ')}.`, 'Keep the one where readers look for it.')];
}

const isOutside = ({frontMatter}: Page): boolean => frontMatter.outside_sidebars !== undefined;

const idOf = ({file}: Page): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** The ids of all pages in a list of items, including the pages of categories. */
function idsOf(items: (string | Item)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    const own = item.type === 'doc' || item.type === 'ref' ? [item.id] : [item.link?.id];
    return [...own.filter((id) => id !== undefined), ...idsOf(item.items ?? [])];
  });
}
