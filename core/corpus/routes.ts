import path from 'node:path';
import type {Page} from './read-page';

/*
 * The one rule between the path of a page and its file, both ways, as the content plugins have it:
 * a slug wins; an index file, or one named like its folder, takes the folder's path with a trailing slash; a post is under its section.
 */

type Placed = Pick<Page, 'file' | 'root' | 'frontMatter'>;

/** The path at which a page is published. */
export function routeOf({file, root, frontMatter: {slug}}: Placed): string {
  if (root !== 'docs') return `/${root}/${String(slug)}`;
  const id = file.slice('docs/'.length).replace(/\.mdx?$/, '');
  const folder = path.posix.dirname(`/docs/${id}`);
  if (typeof slug === 'string') return slug.startsWith('/') ? `/docs${slug}` : path.posix.join(folder, slug);
  return isFoldersOwn(id) ? `${folder}/` : `/docs/${id}`;
}

/**
 * Where a page that is to be published at a path belongs: its id, its file, and the slug that it needs if the path does not follow from the file.
 * @param route a path below /docs/
 */
export function fileOfRoute(route: string): {id: string; file: string; slug?: string} {
  const below = route.slice('/docs/'.length);
  const id = below === '' || below.endsWith('/') ? `${below}index` : below;
  const needsSlug = id === below && isFoldersOwn(id);
  return {id, file: `docs/${id}.mdx`, ...(needsSlug ? {slug: `/${id}`} : {})};
}

/** Finds the page at a path, with or without a trailing slash. */
export function pagesByRoute(pages: Page[]): (route: string) => Page | undefined {
  const byRoute = new Map(pages.map((page) => [withoutSlash(routeOf(page)), page]));
  return (route) => byRoute.get(withoutSlash(route));
}

/** A path without its trailing slash, so that /docs/player and /docs/player/ are the same page. */
export const withoutSlash = (route: string): string => route.replace(/\/$/, '');

const isFoldersOwn = (id: string): boolean => ['index', path.posix.basename(path.posix.dirname(`/docs/${id}`))].includes(path.posix.basename(id));
