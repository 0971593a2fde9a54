import fs from 'node:fs';
import path from 'node:path';
import {headingsOf} from '../core/corpus/anchors';
import {judgedPages, type Corpus, type Page} from '../core/corpus/corpus';
import {isElsewhere, linksOn, type PageLink} from '../core/corpus/page-links';
import {CONTENT_ROOTS} from '../core/corpus/sections';
import {finding, type Finding} from '../core/corpus/finding';
import {PAGES, type Check} from './check';

/** Links between pages use file paths, and lead to a file that exists and an anchor that it has. */
export const links: Check = {
  name: 'links',
  rule: 'links between pages lead to files that exist, by their file names',
  failsOn: ['content/broken-link', /leads to no file/],
  files: PAGES,
  run(corpus) {
    const pages = judgedPages(corpus);
    const found = pages.map((page) => ({page, links: linksOn(page)}));
    const anchors = anchorReader(corpus);
    return {
      count: found.reduce((sum, {links: all}) => sum + all.length, 0),
      looked: `links of ${pages.length} pages`,
      findings: found.flatMap(({page, links: all}) => all.flatMap((link) => linkFindings(corpus.dir, page, link, anchors))),
    };
  },
};

/** The anchors of a page; undefined where they are not known, since the page cannot be read. */
function anchorReader({pages}: Corpus): (file: string) => Set<string> | undefined {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return (file) => {
    const page = byFile.get(file);
    return page && !page.broken ? new Set(headingsOf(page).map(({id}) => id)) : undefined;
  };
}

/** How the framework writes a link to a file that keeps its name. */
const DOWNLOAD = 'pathname://';

function linkFindings(dir: string, page: Page, {url, text, line}: PageLink, anchorsOf: (file: string) => Set<string> | undefined): Finding[] {
  const at = (message: string, fix: string) => [finding(page.file, line, message, fix)];
  if (text.trim() === '') return at(`The link to ${url} has no text.`, 'Name the page it leads to.');
  if (/^(here|this|link|read more)$/i.test(text.trim())) return at(`"${text}" does not say where the link leads.`, 'Use the name of the page as link text.');
  if (/^https?:\/\/(www\.)?remotion\.dev\/docs/.test(url))
    return at(`${url} links to a page of this site as if it were external.`, 'Link by file path: ./page.mdx.');
  if (isElsewhere(url)) return [];
  if (url.startsWith(DOWNLOAD))
    return fs.existsSync(path.join(dir, 'static', url.slice(DOWNLOAD.length))) ? [] : at(`${url} leads to no file.`, 'Name a file of the folder static.');

  const [target = '', anchor] = url.split('#');
  if (target.startsWith('/')) {
    return CONTENT_ROOTS.some((root) => target.startsWith(`/${root}/`))
      ? at(`${url} links to a page by its URL.`, 'Link by file path: ./page.mdx or ../docs/page.mdx.')
      : [];
  }
  const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), target);
  if (!/\.mdx?$/.test(file) || !fs.existsSync(path.join(dir, file))) return at(`${url} leads to no file.`, 'Link by file path with its extension: ./page.mdx.');
  const anchors = anchor ? anchorsOf(file) : undefined;
  return anchor && anchors && !anchors.has(anchor) ? at(`${file} has no heading with the id "${anchor}".`, `It has: ${[...anchors].join(', ')}.`) : [];
}
