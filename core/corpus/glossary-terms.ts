import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {formsOf, type GlossaryEntry} from '../data/glossary';
import {idOf} from '../data/page-status';
import {standsFor} from '../data/status';
import type {Page} from './corpus';

/** Pages that are read from the beginning; the others are looked things up in, by people who know the words. */
const KINDS: unknown[] = ['guide', 'recipe', 'faq', 'troubleshooting'];
/** More of them make a paragraph look like a form. */
const MOST_ON_A_PAGE = 8;

/** A word of the glossary where a page uses it first. */
export type TermUse = {entry: GlossaryEntry; paragraph: Paragraph; node: Text; start: number; end: number};

/** The words that a page explains: those of the glossary that its prose uses, except the one that the page itself is about. */
export function termsFor(page: Page, entries: GlossaryEntry[]): GlossaryEntry[] {
  if (page.root !== 'docs' || !KINDS.includes(page.frontMatter.kind)) return [];
  const id = idOf(page);
  return entries.filter(({page: more, on}) => more !== id && (on === undefined || on.some((pattern) => standsFor(pattern, id))));
}

/**
 * Finds the first use of each word in the paragraphs of a page: at most one in a paragraph, none in links, code, headings or tables.
 * @param tree of the page, as MDX parses it
 * @param entries which words the page explains, see `termsFor`
 */
export function findTerms(tree: Root, entries: GlossaryEntry[]): TermUse[] {
  const uses: TermUse[] = [];
  let waiting = entries.map((entry) => ({entry, pattern: patternOf(entry)}));
  visit(tree, ['table', 'heading', 'paragraph'], (node) => {
    if (node.type !== 'paragraph' || uses.length === MOST_ON_A_PAGE) return SKIP;
    const [use] = textsIn(node.children)
      .flatMap((text) => waiting.map(({entry, pattern}) => ({entry, text, match: pattern.exec(text.value)})))
      .flatMap(({entry, text, match}) => (match ? [{entry, paragraph: node, node: text, start: match.index, end: match.index + match[0].length}] : []))
      // Of two words in one place, the longer one is meant: "frame rate", not "frame".
      .sort((a, b) => b.end - b.start - (a.end - a.start));
    if (use) {
      uses.push(use);
      waiting = waiting.filter(({entry}) => entry !== use.entry);
    }
    return SKIP;
  });
  return uses;
}

/** Text that is neither code nor inside a link or a component. */
const textsIn = (nodes: PhrasingContent[]): Text[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node] : node.type === 'emphasis' || node.type === 'strong' ? textsIn(node.children) : []));

/** Whole words; a word in lower case is found at the beginning of a sentence too, an abbreviation only as it is written. */
function patternOf(entry: GlossaryEntry): RegExp {
  const forms = formsOf(entry).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const flexible = forms.map((form) => (/^[a-z]/.test(form) ? `[${form[0]?.toUpperCase()}${form[0]}]${form.slice(1)}` : form));
  return new RegExp(String.raw`(?<![\w@/.-])(?:${flexible.sort((a, b) => b.length - a.length).join('|')})(?![\w(/-]|\.\w)`);
}
