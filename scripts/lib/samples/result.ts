/** What became of a sample. */
export type Result = {
  /** How many frames were rendered. */
  frames: number;
  problem?: string;
  /** Whether nothing was to be seen, although the sample shows something. */
  isBlank?: boolean;
};
