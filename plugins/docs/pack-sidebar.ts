import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {idInPath} from '../../src/lib/docs-in-routes';
import type {PackedItem} from '../../src/lib/unpack-sidebar';

/** Whether an object has no other keys with a value. */
const hasOnly = (object: object, keys: string[]): boolean => Object.entries(object).every(([key, value]) => value === undefined || keys.includes(key));

const LINK_KEYS = ['type', 'label', 'href', 'docId', 'unlisted'];

/**
 * Writes a sidebar's items shorter; {@link unpackSidebar} is the way back. The table of routes, which every page loads, already holds the paths of
 * all pages, so an item names its page by its place among them.
 * @param paths of the sidebar's pages, as `sidebarPaths` lists them
 */
export const packSidebar = (items: readonly PropSidebarItem[], paths: readonly string[], versionPath: string): PackedItem[] =>
  items.map((item): PackedItem => {
    const {href, ...rest} = item as PropSidebarItem & {href?: string};
    const place = href === undefined ? -1 : paths.indexOf(href);
    if (item.type === 'link' && place >= 0 && item.docId && item.unlisted === false && hasOnly(item, LINK_KEYS))
      return item.docId === idInPath(item.href, versionPath) ? [item.label, place] : [item.label, place, item.docId];
    return {
      ...rest,
      ...(href !== undefined && {href: place < 0 ? href : place}),
      ...(item.type === 'category' && {items: packSidebar(item.items, paths, versionPath)}),
    };
  });
