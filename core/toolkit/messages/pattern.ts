import {PLACEHOLDER} from './message-text';

/** Fewer letters than this occur in messages by chance. */
const FEWEST_LETTERS = 10;

/** Line breaks and indentation differ between a terminal and a page; words do not. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What of a message is the same in each case, in order. */
export const constantParts = (message: string): string[] =>
  plain(message)
    .split(PLACEHOLDER)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

export const lettersIn = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Whether the constant parts of one text stand in another, in their order. Always false for a text too short to be recognized. */
export function occursIn(message: string, text: string): boolean {
  const parts = constantParts(message);
  if (lettersIn(parts.join('')) < FEWEST_LETTERS) return false;
  const shown = plain(text);
  let from = 0;
  return parts.every((part) => {
    const at = shown.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

/** Whether a page means a message of the packages: one of the two is a part of the other, whatever is inserted. */
export const means = (written: string, message: string): boolean => occursIn(written, message) || occursIn(message, written);
