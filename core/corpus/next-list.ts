import path from 'node:path';
import type {Page} from './read-page';

/** The files to which the list under the last heading "Next" of a page leads, in its order; empty for a page that does not say what comes next. */
export function nextList({file, source}: Pick<Page, 'file' | 'source'>): string[] {
  const [, ...sections] = source.split(/^## Next[ \t]*$/m);
  const links = [...(sections.at(-1) ?? '').matchAll(/^- \[.*?\]\(([^)#\s]+\.mdx?)(?:#[^)]*)?\)/gm)];
  return links.map(([, link = '']) => path.posix.join(path.posix.dirname(file), link));
}
