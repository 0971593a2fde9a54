import {americanOf} from '../../data/british-spellings';
import {STOP_WORDS} from './stop-words';

const MAX_TERM_LENGTH = 40;
/** Longer than the names in code; paths and sentences without spaces are found by their words. */
const MAX_PROSE_TERM_LENGTH = 32;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Symbols that begin a name in code: <Sequence>, @remotion/player, --gl, .mp4. */
const NAME_WITH_SYMBOL = /^(?:<\/?(?=\p{L})|@(?=\p{L})|--?(?=\p{L})|\.(?=\p{L}))[\p{L}\p{N}_/.-]*/u;

/** Text that looks like this is a command or code, which is found by its names. */
const COMMAND_OR_CODE = /^(?:npx|npm|bunx?|yarn|pnpm|ffmpeg|git|docker|cd|curl|[-{[(@.$/])|=>|[{};]/;

/** Where something is, on the reader's machine or network: URLs, paths, and names of resources in a cloud. */
const LOCATION = /(?:\b\w+:\/\/|\b[A-Za-z]:\\|\barn:)\S+|(?<![@\w.])(?:[\w.~-]*[\\/][^\s\\/]+){3,}\S*/g;

/** Numbers and lengths of time, which differ from case to case. */
const NUMBER = /^\d+[a-z]{0,2}$/;

/** A piece of text without white space, in each form that it is indexed and searched in. */
export type Token = {
  /** With its leading symbol, as in "<sequence" or "--gl". */
  withSymbol?: string;
  /** Without symbols and separators: "useCurrentFrame" and "use-current-frame" are both "usecurrentframe". */
  compact: string;
  /** Its words: use, current, frame. */
  parts: string[];
};

/** "<Sequence>" → withSymbol "<sequence", compact "sequence", parts ["sequence"]. Used both to build the index and to search it. */
export function tokenize(text: string): Token[] {
  return text
    .normalize('NFKC')
    .split(/[\s\p{Cc}]+/u)
    .flatMap((piece) => {
      // Brackets and quotes around a name are not part of it.
      const bare = piece.replace(/^[("'`“‘[{]+/u, '');
      const withSymbol = NAME_WITH_SYMBOL.exec(bare)?.[0]
        .toLowerCase()
        .replace('</', '<')
        .replace(/[./-]+$/, '');
      const words = bare.match(WORD) ?? [];
      const parts = words.flatMap((word) => splitCamelCase(word)).map((part) => folded(part).slice(0, MAX_TERM_LENGTH));
      if (parts.length === 0) return [];
      return [{withSymbol: withSymbol?.slice(0, MAX_TERM_LENGTH), compact: parts.join('').slice(0, MAX_TERM_LENGTH), parts}];
    });
}

/** Both spellings of a word are one term, in lower case. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  return americanOf(lower) ?? lower;
}

/** "renderMediaOnLambda" → render, Media, On, Lambda; "HTMLElement" → HTML, Element. */
const splitCamelCase = (word: string): string[] => word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);

/** The terms that prose is found by, without stop words. A name in code counts as one term, since its parts are in the title of its page. */
export const proseTerms = (text: string): string[] =>
  (text.normalize('NFKC').match(WORD) ?? [])
    .map(folded)
    .filter((word) => word.length <= MAX_PROSE_TERM_LENGTH && !/^(?:.|\d{1,2})$/u.test(word) && !STOP_WORDS.has(word));

/** Marks the hash of a bigram, since no word begins with it. */
const BIGRAM = '~';

export const isBigram = (term: string): boolean => term.startsWith(BIGRAM);

/** What a message says, without the places that it names, which differ from reader to reader. */
export const withoutLocations = (text: string): string => text.replace(LOCATION, ' ');

/**
 * The bigrams of a message, that is, its words in pairs, by which it is found word for word. Each is stored as a short hash.
 * Locations and numbers differ from case to case, so pairs are formed across them.
 */
export function bigramTerms(text: string): string[] {
  if (COMMAND_OR_CODE.test(text)) return [];
  const words = proseTerms(withoutLocations(text)).filter((word) => !NUMBER.test(word));
  return words.slice(1).map((word, index) => `${BIGRAM}${hash(`${words[index]} ${word}`)}`);
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

/** Three base-64 digits: with a quarter of a million values, few bigrams collide, and the words themselves count as well. */
function hash(text: string): string {
  let bits = 0;
  for (const character of text) bits = (Math.imul(bits, 31) + character.codePointAt(0)!) >>> 0;
  bits ^= bits >>> 15;
  return [0, 6, 12].map((shift) => DIGITS[(bits >>> shift) & 63]).join('');
}

/** The terms that a title is found by, also with its symbol, and from any of its words on, so that "currentFrame" finds "useCurrentFrame". */
export const titleTerms = (text: string): string[] =>
  tokenize(text).flatMap(({withSymbol, compact, parts}) =>
    unique([...(withSymbol ? [withSymbol] : []), compact, ...parts, ...parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(''))]),
  );

/** "renderMedia()" → "rendermedia": two texts with the same letters and digits count as the same. */
export const compactOf = (text: string): string =>
  tokenize(text)
    .map(({compact}) => compact)
    .join('');

const unique = (terms: string[]): string[] => [...new Set(terms)];
