import prices from '@site/data/prices.json';
import {LIMITS} from '@site/src/components/lambda/limits';

export type Render = {
  durationInFrames: number;
  framesPerFunction: number;
  /** Seconds until a function draws its first frame. */
  startInSeconds: number;
  /** Seconds that one frame takes on one function. */
  frameInSeconds: number;
  /** Seconds that joining the chunks takes. */
  joinInSeconds: number;
  memorySizeInMb: number;
  diskSizeInMb: number;
};

export type Simulation = {
  /** Frames of each chunk; all are drawn at the same time. */
  chunks: number[];
  /** Seconds from the call to the file. */
  total: number;
  /** Seconds that one function would take for all frames. */
  alone: number;
  /** US dollars for the functions; storage and transfer come on top. */
  price: number;
};

function defaultFramesPerFunction(durationInFrames: number): number {
  const concurrency = 75 + 75 * Math.min(1, durationInFrames / 18_000);
  const functions = Math.ceil(durationInFrames / Math.max(durationInFrames / concurrency, 20));
  return Math.ceil(durationInFrames / functions);
}

/**
 * How many frames the package gives to each function.
 * @param concurrency how many functions shall take part; without it, the package decides
 */
export function framesPerFunction(durationInFrames: number, concurrency?: number): number {
  const frames = concurrency === undefined ? defaultFramesPerFunction(durationInFrames) : Math.ceil(durationInFrames / concurrency);
  return Math.max(frames, Math.min(LIMITS.fewestFramesPerFunction, durationInFrames));
}

/** The highest concurrency that changes something. */
export const mostFunctions = (durationInFrames: number): number => Math.ceil(durationInFrames / framesPerFunction(durationInFrames, LIMITS.functionsPerRender));

/**
 * Works out a render on Lambda from assumptions: every function starts at once and takes equally long for every frame.
 * The price is that of `estimatePrice()`: the first function runs to the end, the others as long as their chunk needs.
 */
export function simulateRender(render: Render): Simulation {
  const {durationInFrames, framesPerFunction, startInSeconds, frameInSeconds, joinInSeconds, memorySizeInMb, diskSizeInMb} = render;
  const chunks = Array.from({length: Math.ceil(durationInFrames / framesPerFunction)}, (_, index) =>
    Math.min(framesPerFunction, durationInFrames - index * framesPerFunction),
  );
  // The first function starts, plans and calls the others, which start in their turn.
  const slowest = startInSeconds + Math.max(...chunks) * frameInSeconds;
  const total = startInSeconds + slowest + joinInSeconds;
  const billed = total + chunks.reduce((sum, frames) => sum + startInSeconds + frames * frameInSeconds, 0);
  const {perGigabyteSecond, perDiskGigabyteSecond, freeDiskInMb, perRequest} = prices.lambda;
  const perSecond = (memorySizeInMb * perGigabyteSecond + Math.max(0, diskSizeInMb - freeDiskInMb) * perDiskGigabyteSecond) / 1024;
  const price = billed * perSecond + (chunks.length + 1) * perRequest;
  return {chunks, total, alone: startInSeconds + durationInFrames * frameInSeconds, price};
}
