import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {idInPath, pagesInRoutes, type RouteEntry} from './docs-in-routes';

type Place = number | string;

/** A link to a page: its label, its place among the pages of the sidebar, and its id where the path does not tell it. */
type PackedLink = [label: string, place: number, docId?: string];

/** An item that is more than a link to a page keeps all that the framework put into it; it too may name its page by its place. */
export type PackedItem = PackedLink | ({type: string; href?: Place; items?: PackedItem[]} & Record<string, unknown>);

/** The paths of a sidebar's pages, in the order in which packed items number them. */
export const sidebarPaths = (routes: readonly RouteEntry[], versionPath: string, sidebar: string): string[] =>
  pagesInRoutes(routes, versionPath)
    .filter((page) => page.sidebar === sidebar)
    .map(({path}) => path)
    .sort();

/** A sidebar's items as the framework writes them. */
export const unpackSidebar = (items: readonly PackedItem[], paths: readonly string[], versionPath: string): PropSidebarItem[] =>
  items.map((item) => {
    if (Array.isArray(item)) {
      const [label, place, docId] = item;
      const href = paths[place] ?? '';
      return {type: 'link', label, href, docId: docId ?? idInPath(href, versionPath), unlisted: false};
    }
    const {href, items: inner, ...rest} = item;
    return {
      ...rest,
      ...(href !== undefined && {href: typeof href === 'number' ? paths[href] : href}),
      ...(inner && {items: unpackSidebar(inner, paths, versionPath)}),
    } as PropSidebarItem;
  });
