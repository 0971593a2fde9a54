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

/** The target of an old anchor that stood for what is now the beginning of the page. */
export const PAGE_TOP = 'top';

/** An anchor that the page once had: `anchors` in its front matter. */
export type OldAnchor = {
  id: string;
  /** Id of a heading of the page, `top`, or a path with or without an anchor: /docs/fonts#from-css. */
  target: string;
};

/** The anchors that a page once had, and what answers them now. */
export const oldAnchorsOf = ({frontMatter}: Pick<Page, 'frontMatter'>): OldAnchor[] =>
  Object.entries((frontMatter.anchors ?? {}) as Record<string, string>).map(([id, target]) => ({id, target: String(target)}));

/** Whether what an old anchor stood for is on another page. */
export const isElsewhere = ({target}: OldAnchor): boolean => target.startsWith('/');

/** Every anchor that a link to the page may have: the ids of its headings and the anchors that it once had. */
export const anchorsOf = (page: Page): Set<string> => new Set([...headingsOf(page).map(({id}) => id), ...oldAnchorsOf(page).map(({id}) => id)]);
