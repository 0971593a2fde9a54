import type {Definition, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

export type PageLink = {url: string; text: string; line: number};

/** The links of a page, in reading order. */
export const linksOn = perPage((page: Page): PageLink[] => {
  const all: PageLink[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    const {url, position} = node as Link | Definition;
    all.push({url, text: node.type === 'link' ? toString(node) : '-', line: position?.start.line ?? 1});
  });
  return all;
});

/** Whether a link leaves the site, where no check follows it. */
export const isElsewhere = (url: string): boolean => /^(https?|mailto):/.test(url);
