import type {List, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingsOf} from './anchors';
import type {Page} from './corpus';
import {perPage} from './per-page';

/**
 * The explanation of a message: a heading of the third level in backticks, and what stands below it.
 * A heading in words, with messages listed below "Messages:", explains a group: checks that a package makes of itself, of which no reader causes one rather than another.
 */
export type MessageEntry = {
  page: Page;
  line: number;
  id: string;
  /** The message as the heading has it, `…` for what differs from case to case; of a group, what its heading says. */
  text: string;
  isGroup: boolean;
  /** Who prints it, where that is none of the toolkit's packages: "From React." */
  from?: string;
  /** Messages with the same causes: the list below "Also:", or below "Messages:". */
  also: string[];
  /** What earlier releases printed, which people still search for: the list below "Older wording:". */
  older: string[];
  /** How many words explain it. */
  words: number;
};

/** The packages whose messages a page explains; empty for other pages. */
export const explainedPackages = ({frontMatter}: Page): string[] => (Array.isArray(frontMatter.messages) ? frontMatter.messages.map(String) : []);

/** The messages that a page explains. */
export const messageEntriesOf = perPage((page: Page): MessageEntry[] => {
  if (explainedPackages(page).length === 0) return [];
  const ids = new Map(headingsOf(page).map(({line, id}) => [line, id]));
  const entries: MessageEntry[] = [];
  let label = '';
  for (const node of page.tree.children) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const [first] = node.children;
      const isGroup = first?.type !== 'inlineCode';
      if (node.depth === 3)
        entries.push({
          page,
          line,
          id: ids.get(line) ?? '',
          text: isGroup ? toString(node).replace(/ *\{#[^}]*\}$/, '') : first.value,
          isGroup,
          also: [],
          older: [],
          words: 0,
        });
    } else addTo(entries.at(-1), node, label);
    label = node.type === 'paragraph' ? toString(node) : '';
  }
  return entries.filter(({isGroup, also}) => !isGroup || also.length > 0);
});

/** What the packages print now, as an entry has it. */
export const currentWordings = ({text, isGroup, also}: MessageEntry): string[] => (isGroup ? also : [text, ...also]);

function addTo(entry: MessageEntry | undefined, node: RootContent, label: string): void {
  if (!entry) return;
  if (node.type === 'list' && (label === 'Also:' || label === 'Messages:')) entry.also.push(...quotesIn(node));
  else if (node.type === 'list' && label === 'Older wording:') entry.older.push(...quotesIn(node));
  else if (!isLabel(node)) entry.words += toString(node).split(/\s+/).filter(Boolean).length;
  const from = node.type === 'paragraph' ? /^From ([^.]+(?:\.js)?)\. /.exec(toString(node))?.[1] : undefined;
  if (from !== undefined) entry.from = from;
}

const isLabel = (node: RootContent): node is Paragraph => node.type === 'paragraph' && /^(Also|Messages|Older wording):$/.test(toString(node));

const quotesIn = (list: List): string[] => list.children.map((item) => toString(item));
