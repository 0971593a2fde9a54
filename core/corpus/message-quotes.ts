import {SKIP, visit} from 'unist-util-visit';
import type {Page} from './corpus';
import type {MessageEntry} from './message-entries';

/** A quoted message on a page, and its explanation. */
export type MessageQuote = {page: Page; line: number; text: string; entry: MessageEntry};

const PLACEHOLDER = '…';
const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 14;
/** A pattern that begins with something inserted says little by itself. */
const FEWEST_OPEN_LETTERS = 22;
/** How much of a quote a pattern must cover. */
const LEAST_SHARE = 0.3;

/** The messages that a page quotes in its prose and that have an explanation. Headings and links are left alone. */
export function quotesOn(page: Page, entries: MessageEntry[]): MessageQuote[] {
  const quotes: MessageQuote[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'heading' || node.type === 'link') return SKIP;
    if (node.type !== 'inlineCode') return undefined;
    const {value, position} = node;
    const entry = entryFor(value, entries);
    if (entry) quotes.push({page, line: position?.start.line ?? 1, text: value, entry});
    return undefined;
  });
  return quotes;
}

/** The entry whose wording agrees best with a quote, which may be cut off or have its numbers filled in. Groups, whose messages say little by themselves, are left out. */
export function entryFor(quote: string, entries: MessageEntry[]): MessageEntry | undefined {
  const shown = plain(quote);
  if (shown.split(' ').length < FEWEST_WORDS || letters(shown) < FEWEST_LETTERS || /^(npx|npm|yarn|pnpm|bunx?) /.test(shown)) return undefined;
  let best: {entry: MessageEntry; score: number; isShared: boolean} | undefined;
  for (const entry of entries) {
    if (entry.isGroup) continue;
    const score = Math.max(...[entry.text, ...entry.also, ...entry.older].map((wording) => agreement(shown, plain(wording))));
    if (score === 0 || (best && score < best.score)) continue;
    best = {entry, score, isShared: best?.score === score};
  }
  return best && !best.isShared ? best.entry : undefined;
}

/** How many letters a quote and a wording have in common; 0 where neither is a part of the other. */
function agreement(shown: string, wording: string): number {
  if (shown === wording) return letters(shown) + 1;
  const [own, other] = [partsOf(shown), partsOf(wording)];
  const [ownLetters, otherLetters] = [letters(own.join('')), letters(other.join(''))];
  const isWhole = inOrder(other, shown) && otherLetters >= (wording.startsWith(PLACEHOLDER) ? FEWEST_OPEN_LETTERS : FEWEST_LETTERS);
  if (isWhole && otherLetters >= letters(shown) * LEAST_SHARE) return otherLetters;
  return inOrder(own, wording) && ownLetters >= FEWEST_LETTERS ? ownLetters : 0;
}

function inOrder(parts: string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const partsOf = (text: string) =>
  text
    .split(PLACEHOLDER)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
