import {PLACEHOLDER} from './message-text';

/** Fewer letters than this occur in messages by chance. */
const FEWEST_LETTERS = 10;

/** Hundreds of wordings are held against thousands of messages, each of which is taken apart once. */
function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

/** Line breaks and indentation differ between a terminal and a page; words do not. */
export const plain = remembering((text) => text.replace(/\s+/g, ' ').trim());

/** What of a message is the same in each case, in order. */
export const constantParts = remembering((message) =>
  plain(message)
    .split(PLACEHOLDER)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part)),
);

/** A text with fewer letters in its constant parts is too short to be recognized. */
const isRecognizable = remembering((message) => lettersIn(constantParts(message).join('')) >= FEWEST_LETTERS);

export const lettersIn = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Whether the constant parts of one text stand in another, in their order. Always false for a text too short to be recognized. */
export function occursIn(message: string, text: string): boolean {
  if (!isRecognizable(message)) return false;
  const parts = constantParts(message);
  const shown = plain(text);
  let from = 0;
  return parts.every((part) => {
    const at = shown.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

/** Whether a page means a message of the packages: one of the two is a part of the other, whatever is inserted. Short ones must be the same. */
export const means = (written: string, message: string): boolean =>
  plain(written) === plain(message) || occursIn(written, message) || occursIn(message, written);
