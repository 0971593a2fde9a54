import type {Corpus} from '../core/corpus/corpus';
import type {Finding} from '../core/corpus/finding';

/** What a check looked at and what it found. `looked` is printed, and a count of zero fails a run over the whole project. */
export type Report = {
  /** How many things were examined. */
  count: number;
  /** What was counted, in the plural: "samples in 24 pages". */
  looked: string;
  findings: Finding[];
  /** Lines to print whatever was found, such as what was left out on purpose. */
  notes?: string[];
};

export type Check = {
  /** The check's file name, so that a reader of the output can find it. */
  name: string;
  /** What must be true, in a clause: `npm run check -- --list` prints it. */
  rule: string;
  /** A folder in tests/fixtures on which the check fails, and what it says there. */
  failsOn: [fixture: string, message: RegExp];
  /** The files in which it may find something; any file if it does not say. It is left out of a run about other files. */
  files?: RegExp;
  /** Files that decide what is right elsewhere: if one of them is named, the check judges the whole project. */
  decides?: RegExp;
  /** Gets the whole project. Findings in files that nobody asked about are dropped, so `corpus.isJudged` is only there to save time. */
  run(corpus: Corpus): Report | Promise<Report>;
};

/** The pages of the site, and the partials among them. */
export const PAGES = /^(docs|blog|learn|success-stories)\/.*\.mdx?$/;
export const TEXTS = /^((docs|blog|learn|success-stories)\/.*|src\/pages\/(.*\/)?_[^/]*)\.mdx?$/;
