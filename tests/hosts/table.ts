import fs from 'node:fs';
import path from 'node:path';
import type {Question} from '../../scripts/lib/host-checks/host';
import type {Report} from '../../scripts/lib/host-checks/inspect';
import {kilobytes, machine, table} from '../../scripts/lib/figures';

const MARKS = ['<!-- npm run hosts -->', '<!-- end: hosts -->'] as const;

const QUESTIONS: Record<Question, string> = {
  pages: 'pages at their own URL, with their headers',
  'other spellings': 'other spellings, at most one redirect',
  redirects: 'redirects in one hop',
  missing: 'missing paths',
  assets: 'assets and their caching',
  markdown: 'pages as Markdown, if asked for',
  encoding: 'compressed texts',
  private: 'configuration not published',
};

/**
 * Writes what each host did right to FIGURES.md.
 * @throws Error when the file has no place for it
 */
export function writeTable(project: string, reports: Report[]): void {
  const file = path.join(project, 'FIGURES.md');
  fs.writeFileSync(file, withTable(fs.readFileSync(file, 'utf8'), reports));
}

export function withTable(text: string, reports: Report[]): string {
  const [begin, end] = MARKS.map((mark) => text.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin) throw new Error(`FIGURES.md needs the lines ${MARKS.join(' and ')}.`);
  const cell = (report: Report, question: Question) => {
    const answer = report.answers[question];
    return answer ? `${answer.asked - new Set(answer.findings.map((finding) => finding.split(': ')[0])).size} of ${answer.asked}` : 'not run';
  };
  const rows = reports.map((report) => [
    report.host,
    ...(Object.keys(QUESTIONS) as Question[]).map((question) => cell(report, question)),
    report.visit ? kilobytes(report.visit) : 'not run',
  ]);
  const content = `${machine()}.\n\n${table([['host', ...Object.values(QUESTIONS), 'ten pages and the files they name'], ...rows])}`;
  return `${text.slice(0, begin)}${MARKS[0]}\n\n${content}\n\n${text.slice(end)}`;
}
