import {EMPTY_WORDS} from './empty-words';

const LONGEST = 40;
/** Longer than the names of code; paths and sentences without spaces are found by their words. */
const LONGEST_IN_PROSE = 32;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Signs that begin a name of code: <Sequence>, @remotion/player, --gl, .mp4. */
const SIGNED = /^(?:<\/?(?=\p{L})|@(?=\p{L})|--?(?=\p{L})|\.(?=\p{L}))[\p{L}\p{N}_/.-]*/u;

/** What is written like this is a command or code, which is found by its names. */
const NO_MESSAGE = /^(?:npx|npm|bunx?|yarn|pnpm|ffmpeg|git|docker|cd|curl|[-{[(@.$/])|=>|[{};]/;

/** What can be looked up of a piece of text that holds no white space. */
export type Chunk = {
  /** With its sign, as in "<sequence" or "--gl". */
  signed?: string;
  /** Without signs and joints: "useCurrentFrame" and "use-current-frame" are both "usecurrentframe". */
  compact: string;
  /** Its words: use, current, frame. */
  parts: string[];
};

/** "<Sequence>" → signed "<sequence", compact "sequence", parts ["sequence"]. Shared by the build of the index and the search in it. */
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

/** The terms under which prose is found: a name of code as a whole, since its words stand in the title of its page. */
export const proseTerms = (text: string): string[] =>
  (text.normalize('NFKC').match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length <= LONGEST_IN_PROSE && !/^(?:.|\d{1,2})$/u.test(word) && !EMPTY_WORDS.has(word));

/** The terms under which a message is found word by word: its words two by two, each pair as a short sign that begins like no word. */
export function messageTerms(text: string): string[] {
  if (NO_MESSAGE.test(text)) return [];
  const words = proseTerms(text);
  return words.slice(1).map((word, index) => `~${signOf(`${words[index]} ${word}`)}`);
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

/** Three of 64 digits: few of a quarter of a million signs stand for two pairs, and the words themselves count as well. */
function signOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0;
  hash ^= hash >>> 15;
  return [0, 6, 12].map((shift) => DIGITS[(hash >>> shift) & 63]).join('');
}

/** The terms under which a title is found: also by its sign, and from any of its words on, so that "currentFrame" finds "useCurrentFrame". */
export const titleTerms = (text: string): string[] =>
  chunksOf(text).flatMap(({signed, compact, parts}) =>
    unique([...(signed ? [signed] : []), compact, ...parts, ...parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(''))]),
  );

/** "renderMedia()" → "rendermedia": two texts with the same letters and digits are the same. */
export const compactOf = (text: string): string =>
  chunksOf(text)
    .map(({compact}) => compact)
    .join('');

const unique = (terms: string[]): string[] => [...new Set(terms)];
