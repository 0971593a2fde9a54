/** A render that was measured, and how. */
export type Measured = {
  claim: string;
  videoSeconds: number;
  renderSeconds: number;
  /** The note on /lambda/ that states the conditions. */
  note: number;
  /** The same conditions in brief. */
  conditions: string;
};

export const MEASURED: Measured[] = [
  {
    claim: '80 seconds of video in 15 seconds',
    videoSeconds: 80,
    renderSeconds: 15,
    note: 1,
    conditions: 'The trailer of Remotion Lambda, whose code is public.',
  },
  {
    claim: '2 hours of video in 12 minutes',
    videoSeconds: 2 * 60 * 60,
    renderSeconds: 12 * 60,
    note: 2,
    conditions: '1,080 frames per function, on warm ARM64 functions with 2048 MB of memory in us-east-1.',
  },
];

/** The lowest cost of functions per minute of video, and its conditions. */
export const LOWEST_PRICE = {
  claim: 'From $0.01 per minute of video',
  conditions: 'the trailer with 12 frames per function on the functions of the second render; AWS charges for storage and data transfer separately.',
};
