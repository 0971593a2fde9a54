import prices from '@site/data/prices.json';

/** At least so many frames go to a function, and at most so many functions take part; both limits are the package's. */
export const MIN_FRAMES_PER_FUNCTION = 5;
export const MAX_FUNCTIONS = 200;

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

/** How many frames the package gives to each function if nothing else is said. */
export function defaultFramesPerFunction(durationInFrames: number): number {
  const concurrency = 75 + 75 * Math.min(1, durationInFrames / 18_000);
  const functions = Math.ceil(durationInFrames / Math.max(durationInFrames / concurrency, 20));
  return Math.ceil(durationInFrames / functions);
}

/** The fewest frames per function that do not need more functions than there may be. */
export const fewestFramesPerFunction = (durationInFrames: number): number => Math.max(MIN_FRAMES_PER_FUNCTION, Math.ceil(durationInFrames / MAX_FUNCTIONS));

/**
 * Works out a render on Lambda from assumptions: every function starts at once and takes equally long for every frame.
 * The price is that of `estimatePrice()`: the first function runs to the end, the others as long as their chunk needs.
 */
export function simulateRender({durationInFrames, framesPerFunction, startInSeconds, frameInSeconds, joinInSeconds, memorySizeInMb}: Render): Simulation {
  const chunks = Array.from({length: Math.ceil(durationInFrames / framesPerFunction)}, (_, index) =>
    Math.min(framesPerFunction, durationInFrames - index * framesPerFunction),
  );
  // The first function starts, plans and calls the others, which start in their turn.
  const slowest = startInSeconds + Math.max(...chunks) * frameInSeconds;
  const total = startInSeconds + slowest + joinInSeconds;
  const billed = total + chunks.reduce((sum, frames) => sum + startInSeconds + frames * frameInSeconds, 0);
  const {perGigabyteSecond, perRequest} = prices.lambda;
  const price = (billed * memorySizeInMb * perGigabyteSecond) / 1024 + (chunks.length + 1) * perRequest;
  return {chunks, total, alone: startInSeconds + durationInFrames * frameInSeconds, price};
}
