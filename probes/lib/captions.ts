import type {Caption} from '@remotion/captions';

export const caption = (text: string, startMs: number, endMs: number): Caption => ({text, startMs, endMs, timestampMs: null, confidence: null});

/** The words of docs/captions/create-tiktok-style-captions.mdx. */
export const sampleWords = (): Caption[] => [
  caption('Pull', 0, 300),
  caption(' the', 300, 450),
  caption(' rope', 450, 900),
  caption(' slow', 1400, 1800),
  caption('ly,', 1800, 2100),
  caption(' then', 2900, 3200),
  caption(' hold.', 3200, 3900),
];
