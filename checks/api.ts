import {openMemory, type Memory} from '../core/cache/remember';
import {judgedPages, type Corpus, type Page} from '../core/corpus/corpus';
import {documentedSections} from '../core/corpus/documented-members';
import {finding, type Finding} from '../core/corpus/finding';
import {compareConfigPage, comparePage} from '../core/toolkit/api-page';
import type {Comparison} from '../core/toolkit/compare-members';
import {programOf, subjectOf, type Subject} from '../core/toolkit/corpus-program';
import type {Toolkit} from '../core/toolkit/toolkit-program';
import {PAGES, type Check} from './check';

/** What an API page documents is what the published types have: no member is missing, extra, wrongly optional, or has a different type or default. */
export const api: Check = {
  name: 'api',
  files: PAGES,
  run(corpus) {
    const {subjects, members, findings} = inspectPages(corpus);
    if (subjects === 0) return {count: judgedPages(corpus).length, looked: 'pages, none of them about an export', findings};
    return {count: subjects, looked: `exports compared with their pages, ${members} members documented`, findings};
  },
};

/**
 * Compares the judged pages that are about an export or the configuration with the installed packages.
 * @returns how many pages those were, how many of their members are in the types too, and what is wrong
 */
export function inspectPages(corpus: Corpus): {subjects: number; members: number; findings: Finding[]} {
  const memory = openMemory<Comparison>(corpus.dir, 'api');
  const subjects = judgedPages(corpus).flatMap((page) => subjectOf(page) ?? []);
  const compared = subjects.map((subject) => ({page: subject.page, comparison: compare(() => programOf(corpus).toolkit, subject, memory)}));
  memory.save({prune: corpus.isWhole});
  return {
    subjects: subjects.length,
    members: compared.reduce((sum, {comparison}) => sum + comparison.matched, 0),
    findings: compared.flatMap(({page, comparison}) => withoutExceptions(page, comparison)),
  };
}

/** Compares a page, or remembers how a page that documents the same compared; lines are remembered by what is on them, since prose moves them. */
function compare(toolkit: () => Toolkit, {page, specifier, name}: Subject, memory: Memory<Comparison>): Comparison {
  const sections = documentedSections(page);
  const lines = [1, page.lineOf('package'), page.lineOf('export'), ...JSON.stringify(sections).matchAll(/"line":(\d+)/g)].map((line) =>
    Number(typeof line === 'number' ? line : line[1]),
  );
  const input = [specifier, name, JSON.stringify(sections).replace(/"line":\d+/g, '')];
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

/** Drops what the page declares with a reason under `api_exceptions`, by name or `prefix*`; a declaration that covers nothing is itself a finding. */
function withoutExceptions(page: Page, {problems}: Comparison): Finding[] {
  const declared = Object.keys((page.frontMatter.api_exceptions as Record<string, string> | undefined) ?? {});
  const covers = (exception: string, member: string) => (exception.endsWith('*') ? member.startsWith(exception.slice(0, -1)) : member === exception);
  const stale = declared.filter((exception) => !problems.some(({member}) => covers(exception, member)));
  return [
    ...problems
      .filter(({member}) => !declared.some((exception) => covers(exception, member)))
      .map(({member, line, message, fix}) => finding(page.file, line, message, `${fix} Or declare why not, in api_exceptions: ${member}.`)),
    ...stale.map((exception) =>
      finding(page.file, page.lineOf('api_exceptions'), `The exception for \`${exception}\` is not needed.`, 'Remove it: page and type agree.'),
    ),
  ];
}
