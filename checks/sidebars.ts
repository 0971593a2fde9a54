import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {createJiti} from 'jiti';
import {perProject, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {nearest} from '../core/prose/nearest';
import type {Check} from './check';

type Item = {type?: string; label?: string; id?: string; link?: {type: string; id?: string}; items?: (string | Item)[]};

/** Every documentation page is in one sidebar, where readers find it, or says why it is not; sidebars name no other pages. */
export const sidebars: Check = {
  name: 'sidebars',
  rule: 'every page is in one sidebar, or says why it is in none; sidebars name pages that exist, and no two categories alike',
  failsOn: ['sidebars', /The page is in no sidebar/],
  files: /^docs\/.*\.mdx?$|^sidebars\b.*\.ts$/,
  decides: /^sidebars\b.*\.ts$/,
  async run(corpus) {
    const docs = corpus.pages.filter(({root}) => root === 'docs');
    const read = await readSidebars(corpus);
    if (!read.sidebars) return {count: docs.length, looked: 'pages, but no sidebar can be read', findings: [read.finding]};
    const {sidebars: all, placesOf, unknown, sameLabels} = read;
    return {
      count: docs.length,
      looked: `pages in ${all.length} sidebars, ${docs.filter(isOutside).length} outside them with a reason`,
      findings: [...docs.flatMap((page) => placeFindings(page, placesOf.get(idOf(page)) ?? [])), ...unknown, ...sameLabels],
    };
  },
};

type Read = {
  sidebars: string[];
  /** Labels that two categories of a sidebar have. */ sameLabels: Finding[];
  /** Sidebars in which a page is, by its id. */ placesOf: Map<string, string[]>;
  unknown: Finding[];
};

/** Without a module cache, so that a change is seen while the checks keep running. */
const readSidebars = perProject(async ({dir, pages}): Promise<Read | {sidebars?: undefined; finding: Finding}> => {
  try {
    const {default: all} = await createJiti(__filename, {moduleCache: false}).import<{default: SidebarsConfig}>(path.join(dir, 'sidebars.ts'));
    const placesOf = new Map<string, string[]>();
    for (const [name, items] of Object.entries(all)) for (const id of idsOf(items as (string | Item)[])) placesOf.set(id, [...(placesOf.get(id) ?? []), name]);
    const ids = new Set(pages.filter(({root}) => root === 'docs').map(idOf));
    return {
      sidebars: Object.keys(all),
      placesOf,
      unknown: [...placesOf.keys()].filter((id) => !ids.has(id)).map((id) => unknownId(dir, id, ids)),
      sameLabels: Object.values(all).flatMap((items) => sameLabels(dir, items as (string | Item)[])),
    };
  } catch (error) {
    const {message, stack = ''} = error as Error;
    const [, file = 'sidebars.ts', line = '1'] = /(sidebars[\w/.-]*\.ts):(\d+)/.exec(`${message}\n${stack}`) ?? [];
    const fix = 'Fix the syntax: ids in quotes, with commas between them.';
    return {finding: finding(file, Number(line), `The sidebar cannot be read: ${message.split('\n')[0] ?? ''}`, fix)};
  }
});

function unknownId(dir: string, id: string, ids: Set<string>): Finding {
  const {file, line} = placeOf(dir, `'${id}'`);
  return finding(file, line, `There is no page ${id}.`, `Similar ids: ${nearest(ids, id).join(', ')}.`);
}

/** Readers could not tell two categories of the same name apart, nor can `npm run new:page`. */
function sameLabels(dir: string, items: (string | Item)[]): Finding[] {
  const labels = labelsOf(items);
  const repeated = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  return [...repeated].map((label) => {
    const {file, line} = placeOf(dir, `label: '${label}'`, 'last');
    return finding(file, line, `Two categories of this sidebar are called ${label}.`, 'Give one of them another label, or put their pages into one.');
  });
}

const labelsOf = (items: (string | Item)[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [] : [...(item.label ? [item.label] : []), ...labelsOf(item.items ?? [])]));

/** Where the first or the last of the files of sidebars has a piece of code. */
function placeOf(dir: string, code: string, which: 'first' | 'last' = 'first'): {file: string; line: number} {
  const folder = path.join(dir, 'sidebars');
  const rooms = fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `sidebars/${name.split(path.sep).join('/')}`)
    : [];
  const places = ['sidebars.ts', ...rooms.filter((name) => name.endsWith('.ts')).sort()].flatMap((file) =>
    fs
      .readFileSync(path.join(dir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (text.includes(code) ? [{file, line: index + 1}] : [])),
  );
  return (which === 'first' ? places[0] : places.at(-1)) ?? {file: 'sidebars.ts', line: 1};
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
