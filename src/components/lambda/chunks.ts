/** A chunk of the render in the drawing: when its function starts and ends, as a percentage of the whole render. */
type Chunk = {firstFrame: number; lastFrame: number; start: number; end: number};

const FRAMES_PER_CHUNK = 20;

/** Invented for the drawing: functions start almost together and take different lengths of time. */
const RUNS: [start: number, end: number][] = [
  [16, 58],
  [16, 66],
  [17, 62],
  [16, 71],
  [18, 57],
  [17, 64],
  [16, 76],
  [18, 68],
  [17, 60],
];

/** A video of 180 frames, split into chunks as Lambda does by default. */
export const chunks: Chunk[] = RUNS.map(([start, end], index) => ({
  firstFrame: index * FRAMES_PER_CHUNK,
  lastFrame: (index + 1) * FRAMES_PER_CHUNK - 1,
  start,
  end,
}));

export const totalFrames = chunks.length * FRAMES_PER_CHUNK;

/** Chunks can be joined once the slowest one is finished. */
export const joinStart = Math.max(...chunks.map(({end}) => end)) + 1;
