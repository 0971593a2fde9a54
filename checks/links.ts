import fs from 'node:fs';
import path from 'node:path';
import type {Definition, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingsOf} from '../core/corpus/anchors';
import {CONTENT_ROOTS, readPage, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import type {Check} from './check';

type PageLink = {url: string; text: string; line: number};

/** Links between pages use file paths, and lead to a file that exists and an anchor that it has. */
export const links: Check = {
  name: 'links',
  scope: 'page',
  run({dir, pages}) {
    const found = pages.map((page) => ({page, links: linksOf(page)}));
    const anchors = anchorReader(dir, pages);
    return {
      count: found.reduce((sum, {links: all}) => sum + all.length, 0),
      looked: `links of ${pages.length} pages`,
      findings: found.flatMap(({page, links: all}) => all.flatMap((link) => linkFindings(dir, page, link, anchors))),
    };
  },
};

function linksOf(page: Page): PageLink[] {
  const all: PageLink[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    const {url, position} = node as Link | Definition;
    all.push({url, text: node.type === 'link' ? toString(node) : '-', line: position?.start.line ?? 1});
  });
  return all;
}

/** Reads the anchors of each page once, including pages that are not being checked. */
function anchorReader(dir: string, pages: Page[]): (file: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  return (file) => {
    const page = pages.find((candidate) => candidate.file === file);
    const ids = known.get(file) ?? new Set(headingsOf(page ?? readPage(dir, file)).map(({id}) => id));
    known.set(file, ids);
    return ids;
  };
}

function linkFindings(dir: string, page: Page, {url, text, line}: PageLink, anchorsOf: (file: string) => Set<string>): Finding[] {
  const at = (message: string, fix: string) => [finding(page.file, line, message, fix)];
  if (text.trim() === '') return at(`The link to ${url} has no text.`, 'Name the page it leads to.');
  if (/^(here|this|link|read more)$/i.test(text.trim())) return at(`"${text}" does not say where the link leads.`, 'Use the name of the page as link text.');
  if (/^https?:\/\/(www\.)?remotion\.dev\/docs/.test(url))
    return at(`${url} links to a page of this site as if it were external.`, 'Link by file path: ./page.mdx.');
  if (/^(https?|mailto):/.test(url)) return [];

  const [target = '', anchor] = url.split('#');
  if (target.startsWith('/')) {
    return CONTENT_ROOTS.some((root) => target.startsWith(`/${root}/`))
      ? at(`${url} links to a page by its URL.`, 'Link by file path: ./page.mdx or ../docs/page.mdx.')
      : [];
  }
  const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), target);
  if (!/\.mdx?$/.test(file) || !fs.existsSync(path.join(dir, file))) return at(`${url} leads to no file.`, 'Link by file path with its extension: ./page.mdx.');
  if (anchor && !anchorsOf(file).has(anchor)) return at(`${file} has no heading with the id "${anchor}".`, `It has: ${[...anchorsOf(file)].join(', ')}.`);
  return [];
}
