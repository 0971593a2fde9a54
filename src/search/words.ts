import {EMPTY_WORDS} from './empty-words';

const LONGEST = 40;
/** Longer than the names in code; paths and sentences without spaces are found by their words. */
const LONGEST_IN_PROSE = 32;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Symbols that begin a name in code: <Sequence>, @remotion/player, --gl, .mp4. */
const SIGNED = /^(?:<\/?(?=\p{L})|@(?=\p{L})|--?(?=\p{L})|\.(?=\p{L}))[\p{L}\p{N}_/.-]*/u;

/** Text that looks like this is a command or code, which is found by its names. */
const NO_MESSAGE = /^(?:npx|npm|bunx?|yarn|pnpm|ffmpeg|git|docker|cd|curl|[-{[(@.$/])|=>|[{};]/;

/** The terms of a piece of text without white space. */
export type Chunk = {
  /** With its symbol, as in "<sequence" or "--gl". */
  signed?: string;
  /** Without symbols and separators: "useCurrentFrame" and "use-current-frame" are both "usecurrentframe". */
  compact: string;
  /** Its words: use, current, frame. */
  parts: string[];
};

/** "<Sequence>" → signed "<sequence", compact "sequence", parts ["sequence"]. Used both to build the index and to search it. */
export function chunksOf(text: string): Chunk[] {
  return text
    .normalize('NFKC')
    .split(/[\s\p{Cc}]+/u)
    .flatMap((piece) => {
      // Brackets and quotes around a name are not part of it.
      const bare = piece.replace(/^[("'`“‘[{]+/u, '');
      const signed = SIGNED.exec(bare)?.[0]
        .toLowerCase()
        .replace('</', '<')
        .replace(/[./-]+$/, '');
      const words = bare.match(WORD) ?? [];
      const parts = words.flatMap((word) => partsOf(word)).map((part) => part.toLowerCase().slice(0, LONGEST));
      if (parts.length === 0) return [];
      return [{signed: signed?.slice(0, LONGEST), compact: words.join('').toLowerCase().slice(0, LONGEST), parts}];
    });
}

/** "renderMediaOnLambda" → render, Media, On, Lambda; "HTMLElement" → HTML, Element. */
const partsOf = (word: string): string[] => word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);

/** The terms that prose is found by: a name in code as a whole, since its words are in the title of its page. */
export const proseTerms = (text: string): string[] =>
  (text.normalize('NFKC').match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length <= LONGEST_IN_PROSE && !/^(?:.|\d{1,2})$/u.test(word) && !EMPTY_WORDS.has(word));

/** The terms that a message is found by, word for word: its words in pairs, each pair as a short code that begins like no word. */
export function messageTerms(text: string): string[] {
  if (NO_MESSAGE.test(text)) return [];
  const words = proseTerms(text);
  return words.slice(1).map((word, index) => `~${signOf(`${words[index]} ${word}`)}`);
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

/** Three base-64 digits: of a quarter of a million codes, few stand for two pairs, and the words themselves count as well. */
function signOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0;
  hash ^= hash >>> 15;
  return [0, 6, 12].map((shift) => DIGITS[(hash >>> shift) & 63]).join('');
}

/** The terms that a title is found by, also with its symbol, and from any of its words on, so that "currentFrame" finds "useCurrentFrame". */
export const titleTerms = (text: string): string[] =>
  chunksOf(text).flatMap(({signed, compact, parts}) =>
    unique([...(signed ? [signed] : []), compact, ...parts, ...parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(''))]),
  );

/** "renderMedia()" → "rendermedia": two texts with the same letters and digits count as the same. */
export const compactOf = (text: string): string =>
  chunksOf(text)
    .map(({compact}) => compact)
    .join('');

const unique = (terms: string[]): string[] => [...new Set(terms)];
