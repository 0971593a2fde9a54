import {judging, type Corpus} from '../core/corpus/corpus';
import type {Finding} from '../core/corpus/finding';
import {CHECKS} from './all';
import type {Check, Report} from './check';
import {filesIn, type Targets} from './targets';

export type Verdict = Report & {
  check: string;
  /** Whether the check looked at the whole project. */
  isWhole: boolean;
};

/**
 * Runs the checks of a project that have something to say about what was asked for. Each of them sees the whole project, so that the findings in a file are
 * the same whether the file is named or the whole project is checked.
 */
export async function judge(whole: Corpus, {checks, names}: Targets): Promise<Verdict[]> {
  const files = names && filesIn(whole.dir, names);
  const asked = names ? judging(whole, names) : whole;
  const decides = (check: Check) => files?.some((file) => check.decides?.test(file)) ?? false;
  const concerned = CHECKS.filter(({name}) => !checks || checks.includes(name)).filter(
    (check) => !files || !check.files || decides(check) || files.some((file) => check.files?.test(file)),
  );
  // In parallel: the compiler works while the dictionaries are read.
  return Promise.all(concerned.map((check) => run(check, decides(check) ? whole : asked)));
}

async function run(check: Check, corpus: Corpus): Promise<Verdict> {
  const report = await check.run(corpus);
  const isWanted = (each: Finding) => corpus.isJudged(each.file) || corpus.broken.includes(each);
  const findings = report.findings.filter(isWanted);
  // In one file there may be nothing to look at; in the whole project there is.
  if (corpus.isWhole && report.count === 0)
    findings.push({
      file: 'checks',
      line: 1,
      message: `The check "${check.name}" looked at nothing.`,
      fix: 'Fix the check: it must find the things that it is there to check.',
    });
  return {...report, findings, check: check.name, isWhole: corpus.isWhole};
}
