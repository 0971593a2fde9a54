import path from 'node:path';
import type {Page} from './corpus';

/**
 * The path at which a page is published, as the content plugins compute it:
 * a slug wins; an index file, or one named like its folder, takes the folder's path with a trailing slash; a post is under its section.
 */
export function routeOf(page: Page): string {
  const {slug} = page.frontMatter;
  if (page.root !== 'docs') return `/${page.root}/${String(slug)}`;
  const id = page.file.slice('docs/'.length).replace(/\.mdx?$/, '');
  const folder = path.posix.dirname(`/docs/${id}`);
  if (typeof slug === 'string') return slug.startsWith('/') ? `/docs${slug}` : path.posix.join(folder, slug);
  const isIndex = ['index', path.posix.basename(folder)].includes(path.posix.basename(id));
  return isIndex ? `${folder}/` : `/docs/${id}`;
}
