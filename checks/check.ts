import type {Corpus} from '../core/corpus/corpus';
import type {Finding} from '../core/corpus/finding';

/** What a check looked at and what it found. `looked` is printed, and a count of zero fails the run. */
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
  /** Whether the check looks at each page by itself, or at the project as a whole. */
  scope: 'page' | 'project';
  run(corpus: Corpus): Report | Promise<Report>;
};
