import fs from 'node:fs';
import path from 'node:path';

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
  // A mix of letters and digits is a name: MP4, yuta0801.
  ignoreRegExpList: ['/\\b[\\w]*\\d[\\w]*\\b/g'],
};

/**
 * Takes lines of prose and returns the words that are in neither the American nor the British dictionary, nor in `words`.
 * All lines go through one call: what takes time is loading the dictionaries and finding suggestions, which can be left out.
 * @throws Error when a dictionary cannot be read
 */
export async function misspellingsOf(lines: string[], words: string[], {suggest = true} = {}): Promise<Misspelling[]> {
  // Imported late: the library takes half a second to load, for which runs of other checks need not wait.
  const {spellCheckDocument} = await import('cspell-lib');
  const text = lines.join('\n');
  const {issues, errors = []} = await spellCheckDocument(
    {uri: 'stdin:///prose.txt', text, languageId: 'plaintext', locale: 'en,en-GB'},
    {generateSuggestions: suggest, numSuggestions: 3, noConfigSearch: true},
    {...SETTINGS, words},
  );
  if (errors.length > 0) throw new Error(`The spelling cannot be checked: ${errors.map(({message}) => message).join('; ')}`);
  const lineOf = lineCounter(lines);
  return issues.map((issue) => ({line: lineOf(issue.offset), word: issue.text, suggestions: distinct(issue.suggestions ?? [])}));
}

/** "shia, Shia" is one suggestion. */
const distinct = (words: string[]) => words.filter((word, index) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index);

/** For ascending offsets only, so that a corpus of a million characters is read through once. */
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
