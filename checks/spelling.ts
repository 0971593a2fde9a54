import {openMemory} from '../core/cache/remember';
import {judgedTexts, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {perPage} from '../core/corpus/per-page';
import {proseOf} from '../core/prose/prose';
import {misspellingsOf, readWords, WORD_LIST} from '../core/prose/spell';
import {TEXTS, type Check} from './check';

type ProseLine = {page: Page; line: number; text: string};

/** Every word of prose is in the American dictionary, or in the project's own list. */
export const spelling: Check = {
  name: 'spelling',
  rule: 'words are spelled right',
  failsOn: ['spelling', /is in no dictionary/],
  files: TEXTS,
  decides: /^checks\/words\.txt$/,
  async run(corpus) {
    const texts = judgedTexts(corpus);
    const lines = texts.flatMap(linesOf);
    const memory = openMemory<string[]>(corpus.dir, 'spelling');
    const words = readWords(corpus.dir);
    const found = await misspellingsOf(
      lines.map(({text}) => text),
      words,
      {memory},
    );
    memory.save({prune: true});
    return {
      count: countWords(lines),
      looked: `words of prose on ${texts.length} pages`,
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
  rule: 'the word list is sorted, and holds only words that pages need and the dictionaries lack',
  failsOn: ['spelling', /already in the dictionaries/],
  files: /^checks\/words\.txt$/,
  async run({dir, pages, partials}) {
    const words = readWords(dir);
    const unknown = new Set((await misspellingsOf(words, [], {suggest: false})).map(({line}) => line));
    const used = new Set([...pages, ...partials].flatMap(wordsOn));
    const findings = words.flatMap((word, index): Finding[] => {
      const at = (message: string, fix: string) => [finding(WORD_LIST, index + 1, message, fix)];
      if (index > 0 && compare(words[index - 1] ?? '', word) >= 0) return at(`"${word}" is out of order, or a duplicate.`, 'Sort the list, ignoring case.');
      if (!unknown.has(index)) return at(`"${word}" is already in the dictionaries.`, 'Remove it.');
      return used.has(word.toLowerCase()) ? [] : at(`"${word}" is on no page.`, 'Remove it.');
    });
    return {count: words.length, looked: `words in ${WORD_LIST}`, findings};
  },
};

const linesOf = perPage((page): ProseLine[] =>
  proseOf(page).flatMap(({text, lineAt}) => {
    let offset = 0;
    return text.split('\n').map((line) => {
      const start = offset;
      offset += line.length + 1;
      return {page, line: lineAt(start), text: line};
    });
  }),
);

/** The words of a page's prose, also without a genitive; of a page that cannot be read, all words. */
const wordsOn = (page: Page): string[] =>
  (page.broken ? [page.source] : linesOf(page).map(({text}) => text)).flatMap((text) => wordsIn(text).flatMap((word) => [word, word.replace(/['’]s$/, '')]));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [];

const countWords = (lines: ProseLine[]) => lines.reduce((sum, {text}) => sum + wordsIn(text).length, 0);

const compare = (a: string, b: string) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en');
