/** One thing that is wrong, where it is and how to fix it. */
export type Finding = {
  /** Path relative to the project. */
  file: string;
  /** 1-based line; 1 for the whole file. */
  line: number;
  message: string;
  fix: string;
};

export const finding = (file: string, line: number, message: string, fix: string): Finding => ({file, line, message, fix});
