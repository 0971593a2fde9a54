import {openMemory, type Memory} from '../cache/remember';
import {judgedPages, type Corpus, type Page} from '../corpus/corpus';
import {documentedSections} from '../corpus/documented-members';
import {compareConfigPage, comparePage} from './api-page';
import type {Comparison} from './compare-members';
import {programOf, subjectOf, type Subject} from './corpus-program';
import type {Toolkit} from './toolkit-program';

/** The lines of headings and of the signatures below them, in the JSON of what a page documents. */
const LINES = /"(?:line|signatureLine)":(\d+)/g;

/** Compares the judged pages that are about an export or the configuration with the installed packages. */
export function comparedPages(corpus: Corpus): {page: Page; comparison: Comparison}[] {
  const memory = openMemory<Comparison>(corpus.dir, 'api');
  const subjects = judgedPages(corpus).flatMap((page) => subjectOf(page) ?? []);
  const compared = subjects.map((subject) => ({page: subject.page, comparison: compare(() => programOf(corpus).toolkit, subject, memory)}));
  memory.save({prune: corpus.isWhole});
  return compared;
}

/** Compares a page, or remembers how a page that documents the same compared; lines are remembered by what is on them, since prose moves them. */
function compare(toolkit: () => Toolkit, {page, specifier, name}: Subject, memory: Memory<Comparison>): Comparison {
  const sections = documentedSections(page);
  const lines = [1, page.lineOf('package'), page.lineOf('export'), ...JSON.stringify(sections).matchAll(LINES)].map((line) =>
    Number(typeof line === 'number' ? line : line[1]),
  );
  const input = [specifier, name, JSON.stringify(sections).replace(LINES, '')];
  const known = memory.get(input);
  const toLine = ({problems, matched}: Comparison, move: (line: number) => number) => ({
    matched,
    problems: problems.map((problem) => ({...problem, line: move(problem.line)})),
  });
  if (known) return toLine(known, (at) => lines[at] ?? 1);
  const comparison = name === undefined ? compareConfigPage(toolkit(), page, specifier) : comparePage(toolkit(), page, specifier, name);
  memory.set(
    input,
    toLine(comparison, (line) => lines.indexOf(line)),
  );
  return comparison;
}
