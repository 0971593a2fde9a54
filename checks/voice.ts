import fs from 'node:fs';
import path from 'node:path';
import {judgedTexts, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {proseOf} from '../core/prose/prose';
import {readWords} from '../core/prose/spell';
import {SOURCE_RULES, VOICE_RULES} from '../core/prose/voice-rules';
import {TEXTS, type Check} from './check';

/** Pages speak with one voice: the words to avoid, sentence-case headings, "you" instead of "we", units, no claims about versions. */
export const voice: Check = {
  name: 'voice',
  rule: 'the rules of `core/prose/voice-rules.ts` hold',
  failsOn: ['voice', /Title Case/],
  files: TEXTS,
  decides: /^checks\/(names|words)\.txt$/,
  run(corpus) {
    const all = judgedTexts(corpus);
    const names = readNames(corpus.dir);
    return {
      count: all.reduce((sum, page) => sum + proseOf(page).length, 0),
      looked: `paragraphs, headings and cells on ${all.length} pages, against ${VOICE_RULES.length + SOURCE_RULES.length} rules`,
      findings: all.flatMap((page) => [...proseFindings(page, names), ...sourceFindings(page, names)].sort((a, b) => a.line - b.line)),
    };
  },
};

function proseFindings(page: Page, names: RegExp): Finding[] {
  return proseOf(page).flatMap((prose) => {
    // Front matter has no backticks, so quotation marks enclose error messages.
    const text = prose.kind === 'description' || prose.kind === 'title' ? prose.text.replace(/“[^”]*”|"[^"]*"/g, '``') : prose.text;
    return VOICE_RULES.filter(({appliesTo}) => appliesTo?.(page, prose) ?? true).flatMap(({find, message, fix}) =>
      find(text, names).map((hit) => finding(page.file, prose.lineAt(hit.offset), message(hit.text), fix)),
    );
  });
}

function sourceFindings(page: Page, names: RegExp): Finding[] {
  return page.source
    .split(/\r?\n/)
    .flatMap((line, index) =>
      SOURCE_RULES.flatMap(({find, message, fix}) => find(line, names).map((hit) => finding(page.file, index + 1, message(hit.text), fix))),
    );
}

/** Matches what may be capitalized in a heading: the names of checks/names.txt, and the capitalized words of the word list. Longer ones first. */
function readNames(dir: string): RegExp {
  const file = path.join(dir, 'checks/names.txt');
  const listed = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const names = [...listed, ...readWords(dir).filter((word) => /^\p{Lu}/u.test(word))].sort((a, b) => b.length - a.length);
  if (names.length === 0) return /(?!)/gu;
  return new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join('|')})(?![\\p{L}\\d])`, 'gu');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
