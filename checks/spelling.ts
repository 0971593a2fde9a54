import type {Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {proseOf} from '../core/prose/prose';
import {misspellingsOf, readWords, WORD_LIST} from '../core/prose/spell';
import type {Check} from './check';

type ProseLine = {page: Page; line: number; text: string};

/** Every word of prose is in the American or British dictionary, or in the project's own list. */
export const spelling: Check = {
  name: 'spelling',
  scope: 'page',
  async run({dir, pages, partials}) {
    const all = [...pages, ...partials];
    const lines = all.flatMap(linesOf);
    const found = await misspellingsOf(
      lines.map(({text}) => text),
      readWords(dir),
    );
    return {
      count: countWords(lines),
      looked: `words of prose on ${all.length} pages`,
      findings: found.flatMap(({line, word, suggestions}) => {
        const at = lines[line];
        const fix = suggestions.length > 0 ? `Write ${suggestions.join(', ')}; or add` : 'Fix it, or add';
        return at ? [finding(at.page.file, at.line, `"${word}" is in no dictionary.`, `${fix} it to ${WORD_LIST} if it is right.`)] : [];
      }),
    };
  },
};

/** The project's list is sorted and holds only words that the pages need and the dictionaries lack. */
export const wordList: Check = {
  name: 'word-list',
  scope: 'project',
  async run({dir, pages, partials}) {
    const words = readWords(dir);
    const unknown = new Set((await misspellingsOf(words, [], {suggest: false})).map(({line}) => line));
    const used = new Set([...pages, ...partials].flatMap(linesOf).flatMap(({text}) => wordsIn(text).flatMap((word) => [word, word.replace(/['’]s$/, '')])));
    const findings = words.flatMap((word, index): Finding[] => {
      const at = (message: string, fix: string) => [finding(WORD_LIST, index + 1, message, fix)];
      if (index > 0 && compare(words[index - 1] ?? '', word) >= 0) return at(`"${word}" is out of order, or a duplicate.`, 'Sort the list, ignoring case.');
      if (!unknown.has(index)) return at(`"${word}" is already in the dictionaries.`, 'Remove it.');
      return used.has(word.toLowerCase()) ? [] : at(`"${word}" is on no page.`, 'Remove it.');
    });
    return {count: words.length, looked: `words in ${WORD_LIST}`, findings};
  },
};

function linesOf(page: Page): ProseLine[] {
  return proseOf(page).flatMap(({text, lineAt}) => {
    let offset = 0;
    return text.split('\n').map((line) => {
      const start = offset;
      offset += line.length + 1;
      return {page, line: lineAt(start), text: line};
    });
  });
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [];

const countWords = (lines: ProseLine[]) => lines.reduce((sum, {text}) => sum + wordsIn(text).length, 0);

const compare = (a: string, b: string) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en');
