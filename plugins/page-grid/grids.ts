import type {DemoPicture} from '../../core/demos/types';
import type {GridPages} from '../../src/components/mdx/PageGrid/grid-pages';

type Item = {type: string; id?: string; label?: string; items?: Item[]};
type Doc = {id: string; permalink: string; title: string; description: string; frontMatter: {sidebar_label?: string}};
type Sidebar = {name: string; items: readonly Item[]; docs: readonly Doc[]};

/** Name of the file that holds the pages of a category. */
export const gridFile = (category: string) =>
  `${category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.json`;

/**
 * The pages of all categories, by category label; if two in a sidebar share a label, the first counts.
 * @param pictures of pages whose cards show one, by address
 */
export function gridsOf(sidebars: Sidebar[], pictures = new Map<string, DemoPicture>()): Map<string, GridPages> {
  const grids = new Map<string, GridPages>();
  for (const {name, items, docs} of sidebars) {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const visit = (item: Item): void => {
      if (item.type !== 'category' || !item.items || !item.label) return;
      const grid = grids.get(item.label) ?? {};
      grid[name] ??= item.items.flatMap(({type, id = ''}) => {
        const doc = type === 'doc' ? byId.get(id) : undefined;
        if (!doc) return [];
        const {permalink, title, description, frontMatter} = doc;
        const picture = pictures.get(permalink);
        return [{href: permalink, title: frontMatter.sidebar_label ?? title, description, ...(picture && {picture})}];
      });
      grids.set(item.label, grid);
      item.items.forEach(visit);
    };
    items.forEach(visit);
  }
  return grids;
}
