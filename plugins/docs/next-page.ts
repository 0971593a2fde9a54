import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {nextList} from '../../core/corpus/next-list';

type Item = {type: string; id?: string; link?: {type: string; id?: string}; items?: readonly Item[]};
type Version = Pick<LoadedVersion, 'docs'> & {sidebars: Record<string, readonly Item[]>};
type Doc = LoadedVersion['docs'][number];

/**
 * Makes the link to the next page agree with the list "Next" of a page, if it has one: the page that follows in the sidebar if the list names it, otherwise
 * the first one of the list that is further down in the same sidebar. A path thus never turns back; where the list leads only elsewhere, it ends.
 * @param read the source of a page, by its file
 */
export function followLists({docs, sidebars}: Version, read: (file: string) => string): Doc[] {
  const orders = new Map(Object.entries(sidebars).map(([name, items]) => [name, idsIn(items)]));
  const byFile = new Map(docs.map((doc) => [fileOf(doc), doc]));
  return docs.map((doc) => {
    if (doc.frontMatter.pagination_next !== undefined || !doc.sidebar) return doc;
    const file = fileOf(doc);
    const listed = nextList({file, source: read(file)}).flatMap((target) => byFile.get(target) ?? []);
    if (listed.length === 0 || listed.some(({permalink}) => permalink === doc.next?.permalink)) return doc;
    const order = orders.get(doc.sidebar) ?? [];
    const next = listed.find(({id}) => order.indexOf(id) > order.indexOf(doc.id));
    return {...doc, next: next && {title: String(next.frontMatter.sidebar_label ?? next.title), permalink: next.permalink}};
  });
}

/** The pages of a sidebar from top to bottom. */
const idsIn = (items: readonly Item[]): string[] =>
  items.flatMap(({type, id, link, items: inside = []}) => [...(type === 'doc' && id ? [id] : []), ...(link?.id ? [link.id] : []), ...idsIn(inside)]);

const fileOf = ({source}: Doc): string => source.replace('@site/', '');
