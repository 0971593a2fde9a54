import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Both pictures are blurred before, by so many pixels: another release of the browser sets letters elsewhere by a fraction of a pixel. */
const BLUR = 3;
/** Side of the squares that are compared, in pixels. Noise of the compression evens out within one. */
const SQUARE = 8;
/** How far the average of a square may be off, of 255: encoders and browsers differ by less, a letter that is another or has moved by a pixel by more. */
const TOLERANCE = 8;
const CHANNELS = 4;

type Pixels = {data: Buffer; width: number; height: number};

/** Whether two pictures show the same, whatever encoded them. What cannot be read shows something else. */
export async function samePicture(a: Buffer, b: Buffer): Promise<boolean> {
  if (a.equals(b)) return true;
  const [first, second] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  if (!first || !second || first.width !== second.width || first.height !== second.height) return false;
  if (first.data.equals(second.data)) return true;
  for (let y = 0; y < first.height; y += SQUARE) for (let x = 0; x < first.width; x += SQUARE) if (differenceIn(first, second, x, y) > TOLERANCE) return false;
  return true;
}

/**
 * Writes a picture, unless the file shows the same already.
 * @param name relative to the project
 * @returns whether it was written
 */
export async function writeIfDifferent(dir: string, name: string, picture: Buffer): Promise<boolean> {
  const file = path.join(dir, name);
  if (fs.existsSync(file) && (await samePicture(fs.readFileSync(file), picture))) return false;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, picture);
  return true;
}

const pixelsOf = (picture: Buffer): Promise<Pixels | undefined> =>
  sharp(picture)
    .ensureAlpha()
    .blur(BLUR)
    .raw()
    .toBuffer({resolveWithObject: true})
    .then(
      ({data, info: {width, height}}) => ({data, width, height}),
      () => undefined,
    );

/** The average difference of the pixels in one square. */
function differenceIn(first: Pixels, second: Pixels, left: number, top: number): number {
  const {width, height} = first;
  const [right, bottom] = [Math.min(left + SQUARE, width), Math.min(top + SQUARE, height)];
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let at = (y * width + left) * CHANNELS; at < (y * width + right) * CHANNELS; at++) sum += Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
  return sum / ((right - left) * (bottom - top) * CHANNELS);
}
