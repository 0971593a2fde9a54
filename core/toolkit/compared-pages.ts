import {openMemory, type Memory} from '../cache/remember';
import {judgedPages, type Corpus, type Page} from '../corpus/corpus';
import {documentedSections} from '../corpus/documented-members';
import {compareConfigPage, comparePage} from './api-page';
import type {Comparison} from './compare-members';
import {impossibleDefaults} from './fallbacks/impossible-defaults';
import {knownFallbacks, type Fallbacks} from './fallbacks/known-fallbacks';
import {programOf, subjectOf, type Subject} from './corpus-program';
import type {Toolkit} from './toolkit-program';

/** The lines of headings and of the signatures below them, in the JSON of what a page documents. */
const LINES = /"(?:line|signatureLine)":(\d+)/g;

/** Compares the judged pages that are about an export or the configuration with the installed packages. */
export function comparedPages(corpus: Corpus): {page: Page; comparison: Comparison}[] {
  const memory = openMemory<Comparison>(corpus.dir, 'api');
  const subjects = judgedPages(corpus).flatMap((page) => subjectOf(page) ?? []);
  let known: Fallbacks | undefined;
  const fallbacks = () => (known ??= knownFallbacks(corpus.dir));
  const compared = subjects.map((subject) => ({
    page: subject.page,
    comparison: compare({toolkit: () => programOf(corpus).toolkit, fallbacks}, subject, memory),
  }));
  memory.save({prune: corpus.isWhole});
  return compared;
}

/** What pages are compared with, read when the first page needs it. */
type Known = {toolkit: () => Toolkit; fallbacks: () => Fallbacks};

/** Compares a page, or remembers how a page that documents the same compared; lines are remembered by what is on them, since prose moves them. */
function compare({toolkit, fallbacks}: Known, {page, specifier, name}: Subject, memory: Memory<Comparison>): Comparison {
  const sections = documentedSections(page);
  const lines = [1, page.lineOf('package'), page.lineOf('export'), ...JSON.stringify(sections).matchAll(LINES)].map((line) =>
    Number(typeof line === 'number' ? line : line[1]),
  );
  const input = [specifier, name, JSON.stringify(sections).replace(LINES, '')];
  const known = memory.get(input);
  const toLine = ({problems, matched}: Comparison, move: (line: number) => number) => ({
    matched,
    settled: [],
    problems: problems.map((problem) => ({...problem, line: move(problem.line)})),
  });
  if (known) return toLine(known, (at) => lines[at] ?? 1);
  const {problems, matched, settled} = name === undefined ? compareConfigPage(toolkit(), page, specifier) : comparePage(toolkit(), page, specifier, name);
  const isGone = (name: string) => problems.some(({member, kind}) => member === name && kind === 'gone');
  const impossible = impossibleDefaults(sections, specifier, fallbacks()).filter(({line, member}) => !settled.includes(line) && !isGone(member));
  const comparison = {problems: [...problems, ...impossible], matched, settled: []};
  memory.set(
    input,
    toLine(comparison, (line) => lines.indexOf(line)),
  );
  return comparison;
}
