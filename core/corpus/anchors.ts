import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

export type PageHeading = {depth: number; text: string; id: string; line: number};

/** The headings of a page with the ids that the site gives them: explicit ones, or ids derived from the text. */
export const headingsOf = perPage((page: Page): PageHeading[] => {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(page.tree, 'heading', (node: Heading) => {
    const {text, id} = parseMarkdownHeadingId(toString(node));
    headings.push({depth: node.depth, text, id: id ?? slugger.slug(text), line: node.position?.start.line ?? 1});
  });
  return headings;
});
