/** What became of a sample. */
export type Result = {
  /** How many frames were rendered. */
  frames: number;
  problem?: string;
};

export type OnResult<Sample> = (sample: Sample, result: Result) => void;
