/** One thing that is wrong, where it is and how to fix it. */
export type Finding = {
  /** Path relative to the project. */
  file: string;
  /** 1-based line; 1 for the whole file. */
  line: number;
  message: string;
  fix: string;
};

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
  run(corpus: import('./corpus').Corpus): Report | Promise<Report>;
};
