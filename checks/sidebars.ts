import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import type {Check} from './check';

type Item = {type?: string; id?: string; link?: {type: string; id?: string}; items?: (string | Item)[]};

/** Every documentation page is in one sidebar, where readers find it, or says why it is not. */
export const sidebars: Check = {
  name: 'sidebars',
  scope: 'project',
  async run({dir, pages}) {
    const {default: all} = (await import(path.join(dir, 'sidebars.ts'))) as {default: SidebarsConfig};
    const placed = Object.entries(all).flatMap(([name, items]) => idsOf(items as (string | Item)[]).map((id) => ({name, id})));
    const docs = pages.filter(({root}) => root === 'docs');
    const placesOf = (page: Page) => placed.filter(({id}) => id === idOf(page)).map(({name}) => name);
    return {
      count: docs.length,
      looked: `pages in ${Object.keys(all).length} sidebars, ${docs.filter(isOutside).length} outside them with a reason`,
      findings: docs.flatMap((page) => placeFindings(page, placesOf(page))),
    };
  },
};

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
