import prices from '@site/data/prices.json';
import {LIMITS} from '@site/src/components/lambda/limits';

export type Render = {
  durationInFrames: number;
  framesPerFunction: number;
  /** Seconds until a function captures its first frame. */
  startInSeconds: number;
  /** Seconds one function takes for one frame. */
  frameInSeconds: number;
  /** Seconds it takes to join the chunks. */
  joinInSeconds: number;
  memorySizeInMb: number;
  diskSizeInMb: number;
  /** US dollars for a second with a gigabyte of memory, if it is not that of the price list. */
  perGigabyteSecond?: number;
};

export type Simulation = {
  /** Frames of each chunk; all are rendered at the same time. */
  chunks: number[];
  /** Seconds from the call to the file. */
  total: number;
  /** Seconds one function would take for all frames. */
  alone: number;
  /** US dollars for the functions; storage and transfer are extra. */
  price: number;
};

function defaultFramesPerFunction(durationInFrames: number): number {
  const concurrency = 75 + 75 * Math.min(1, durationInFrames / 18_000);
  const functions = Math.ceil(durationInFrames / Math.max(durationInFrames / concurrency, 20));
  return Math.ceil(durationInFrames / functions);
}

/**
 * How many frames the package gives to each function.
 * @param concurrency how many functions to use; without it, the package decides
 */
export function framesPerFunction(durationInFrames: number, concurrency?: number): number {
  const frames = concurrency === undefined ? defaultFramesPerFunction(durationInFrames) : Math.ceil(durationInFrames / concurrency);
  return Math.max(frames, Math.min(LIMITS.fewestFramesPerFunction, durationInFrames));
}

/** The highest concurrency that makes a difference. */
export const mostFunctions = (durationInFrames: number): number => Math.ceil(durationInFrames / framesPerFunction(durationInFrames, LIMITS.functionsPerRender));

/**
 * Works out a render on Lambda from assumptions: all functions start together and every frame takes equally long.
 * The price is calculated as in `estimatePrice()`: the first function runs to the end, the others as long as their chunk takes.
 */
export function simulateRender(render: Render): Simulation {
  const {durationInFrames, framesPerFunction, startInSeconds, frameInSeconds, joinInSeconds, memorySizeInMb, diskSizeInMb} = render;
  const chunks = Array.from({length: Math.ceil(durationInFrames / framesPerFunction)}, (_, index) =>
    Math.min(framesPerFunction, durationInFrames - index * framesPerFunction),
  );
  // The first function starts, plans the chunks and calls the others, which then have to start too.
  const slowest = startInSeconds + Math.max(...chunks) * frameInSeconds;
  const total = startInSeconds + slowest + joinInSeconds;
  const billed = total + chunks.reduce((sum, frames) => sum + startInSeconds + frames * frameInSeconds, 0);
  const {perDiskGigabyteSecond, freeDiskInMb, perRequest} = prices.lambda;
  const perGigabyteSecond = render.perGigabyteSecond ?? prices.lambda.perGigabyteSecond;
  const perSecond = (memorySizeInMb * perGigabyteSecond + Math.max(0, diskSizeInMb - freeDiskInMb) * perDiskGigabyteSecond) / 1024;
  const price = billed * perSecond + (chunks.length + 1) * perRequest;
  return {chunks, total, alone: startInSeconds + durationInFrames * frameInSeconds, price};
}
