/** Frame rates that the helper accepts, in frames per second. */
export const FRAME_RATE_RANGE = {least: 0, most: 125} as const;

type Reading = {value: number; error?: undefined} | {value?: undefined; error: string};

/** Reads a frame rate as typed; anything but a number from 0 to 125 returns a sentence that says what is allowed. */
export function readFrameRate(text: string): Reading {
  const value = readNumber(text);
  const {least, most} = FRAME_RATE_RANGE;
  if (value === undefined || value < least || value > most) return {error: `Enter a frame rate from ${least} to ${most} frames per second, such as 29.97.`};
  return {value};
}

/** Reads a non-negative length of time, in seconds or frames. */
export function readLength(text: string, unit: 'seconds' | 'frames'): Reading {
  const value = readNumber(text);
  return value === undefined || value < 0 ? {error: `Enter a number of ${unit} from 0, such as ${unit === 'frames' ? '90' : '1.5'}.`} : {value};
}

/** Frames in a length of time, to the nearest whole frame. */
export const framesOf = (seconds: number, fps: number): number => Math.round(seconds * fps);

/** How long frames last, in seconds; undefined at a rate of 0, at which no frame ends. */
export const secondsOf = (frames: number, fps: number): number | undefined => (fps === 0 ? undefined : frames / fps);

function readNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
