import type {Page} from '@playwright/test';

type Box = {x: number; y: number; width: number; height: number};

/** Rendered frames, and where to draw each of them. */
export type Drawing = {width: number; height: number; frames: (Box & {png: Buffer})[]};

const QUALITIES = [0.92, 0.86, 0.8, 0.74, 0.68, 0.6, 0.5, 0.4];

/**
 * Draws frames side by side and encodes them as WebP, at the best quality that fits.
 * @param page an empty page of a Chromium, whose encoder is used
 * @throws Error when even the lowest quality is too large
 */
export async function encodePicture(page: Page, drawing: Drawing, mostBytes: number): Promise<Buffer> {
  const frames = drawing.frames.map(({png, ...box}) => ({...box, url: `data:image/png;base64,${png.toString('base64')}`}));
  const base64 = await page.evaluate(encode, {...drawing, frames, mostBytes, qualities: QUALITIES});
  if (!base64) throw new Error(`An image of ${drawing.width} × ${drawing.height} pixels does not fit into ${mostBytes} bytes. Make the demo visually simpler.`);
  return Buffer.from(base64, 'base64');
}

type Task = Omit<Drawing, 'frames'> & {frames: (Box & {url: string})[]; mostBytes: number; qualities: number[]};

/** Runs in the browser. */
async function encode({width, height, frames, mostBytes, qualities}: Task): Promise<string | undefined> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  for (const frame of frames) {
    const image = await createImageBitmap(await (await fetch(frame.url)).blob());
    context.drawImage(image, frame.x, frame.y, frame.width, frame.height);
  }
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({type: 'image/webp', quality});
    if (blob.size <= mostBytes) return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }
  return undefined;
}
