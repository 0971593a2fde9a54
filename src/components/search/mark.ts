import type {Marked} from './types';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const CAMEL_PART = /^\p{Ll}[\p{Ll}\p{N}\p{M}]*|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}\p{M}]+|[^\p{Lu}\p{Ll}]+/gu;

/** Splits a text at the matched words, or at the matched parts of a name such as useCurrentFrame. */
export function mark(text: string, found: ReadonlySet<string>): Marked {
  const pieces: Marked = [];
  const add = (piece: string, isFound: boolean) => {
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += piece;
    else if (piece) pieces.push({text: piece, isFound});
  };
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    add(text.slice(at, match.index), false);
    const [word] = match;
    at = match.index + word.length;
    if (found.has(word.toLowerCase())) add(word, true);
    else for (const part of word.match(CAMEL_PART) ?? [word]) add(part, part !== word && found.has(part.toLowerCase()));
  }
  add(text.slice(at), false);
  return pieces;
}

/** The part of a text with the most distinct matched words, cut between words. */
export function excerptOf(text: string, found: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text;
  const places = [...text.matchAll(WORD)].flatMap(({0: word, index}) => (found.has(word.toLowerCase()) ? [{word: word.toLowerCase(), index}] : []));
  let start = 0;
  let most = 0;
  for (const {index} of places) {
    const within = new Set(places.filter((place) => place.index >= index && place.index < index + length * 0.8).map(({word}) => word)).size;
    if (within > most) [most, start] = [within, index];
  }
  // Starts a few words before the first match, or at the start of the text if that is close.
  const from = start < length * 0.4 ? 0 : text.indexOf(' ', Math.max(0, start - length * 0.2)) + 1;
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > from ? to : from + length)}${to < text.length ? ' …' : ''}`;
}

/** Names of APIs, components, packages, flags and commands are formatted as code: useCurrentFrame(), <Sequence>, @remotion/player, --gl. */
export const isCode = (text: string): boolean => /^(?:<\w.*|@[\w-]+\/[\w-]+|--?[\w-]+|[\w.]+\(\)|npx .+|\w+\?|[a-z]+[A-Z]\w*)$/.test(text);
