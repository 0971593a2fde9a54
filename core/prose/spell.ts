import fs from 'node:fs';
import path from 'node:path';
import type {Memory} from '../cache/remember';

/** An unknown word: the number of its line, from 0, and what may have been meant, likeliest first. */
type Misspelling = {line: number; word: string; suggestions: string[]};

/** The project's own words, one per line; path relative to the project. */
export const WORD_LIST = 'checks/words.txt';

const SETTINGS = {
  minWordLength: 3,
  maxNumberOfProblems: 10_000,
  maxDuplicateProblems: 10_000,
  // Lists of names that hide typos: "ether", "bnb", ".dif".
  dictionaries: ['!cryptocurrencies', '!filetypes', '!public-licenses'],
  // A mix of letters and digits is a name: MP4, yuta0801. Words in other scripts are in no English dictionary: क्षितिज.
  ignoreRegExpList: ['/\\b[\\w]*\\d[\\w]*\\b/g', '/[^\\P{L}\\p{Script=Latin}][\\p{L}\\p{M}]*/gu'],
};

type Options = {
  /** Whether to say what may have been meant, which takes time. */
  suggest?: boolean;
  /** Where the words that earlier runs found right are kept. */
  memory?: Memory<string[]>;
};

/**
 * Takes lines of prose and returns the words that are neither in the American dictionary nor in `words`.
 * What stands between two spaces is looked up once, wherever it stands, so that a page is judged alone as it is among all others.
 * @throws Error when a dictionary cannot be read
 */
export async function misspellingsOf(lines: string[], words: string[], {suggest = true, memory}: Options = {}): Promise<Misspelling[]> {
  const tokens = lines.map((line) => line.split(/\s+/).filter(Boolean));
  const distinct = [...new Set(tokens.flat())].sort();
  const right = new Set(memory?.get(words));
  const unknown = distinct.filter((token) => !right.has(token));
  const wrong = await wrongTokens(unknown, words, suggest);
  if (unknown.length > wrong.size) memory?.set(words, [...right, ...unknown.filter((token) => !wrong.has(token))]);
  return tokens.flatMap((line, index) => line.flatMap((token) => (wrong.get(token) ?? []).map((misspelling) => ({line: index, ...misspelling}))));
}

/** Loading the dictionaries and finding suggestions is what takes time, so all go through one call, and none if there is nothing to look up. */
async function wrongTokens(tokens: string[], words: string[], suggest: boolean): Promise<Map<string, Omit<Misspelling, 'line'>[]>> {
  const wrong = new Map<string, Omit<Misspelling, 'line'>[]>();
  if (tokens.length === 0) return wrong;
  // Imported late: the library takes half a second to load, for which other checks need not wait.
  const {spellCheckDocument} = await import('cspell-lib');
  const {issues, errors = []} = await spellCheckDocument(
    {uri: 'stdin:///prose.txt', text: tokens.join('\n'), languageId: 'plaintext', locale: 'en'},
    {generateSuggestions: suggest, numSuggestions: 3, noConfigSearch: true},
    {...SETTINGS, words},
  );
  if (errors.length > 0) throw new Error(`The spelling cannot be checked: ${errors.map(({message}) => message).join('; ')}`);
  const lineOf = lineCounter(tokens);
  for (const {offset, text: word, suggestions = []} of issues) {
    const token = tokens[lineOf(offset)] ?? '';
    wrong.set(token, [...(wrong.get(token) ?? []), {word, suggestions: withoutCase(suggestions)}]);
  }
  return wrong;
}

/** "shia, Shia" is one suggestion. */
const withoutCase = (words: string[]) => words.filter((word, index) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index);

/** For ascending offsets only, so that many lines are read through once. */
function lineCounter(lines: string[]): (offset: number) => number {
  let line = 0;
  let end = lines[0]?.length ?? 0;
  return (offset) => {
    while (offset > end && line < lines.length - 1) end += (lines[++line]?.length ?? 0) + 1;
    return line;
  };
}

/** Reads the word list of the project in `dir`; a project without one has no words of its own. */
export function readWords(dir: string): string[] {
  const file = path.join(dir, WORD_LIST);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
