import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import sharp, {type OverlayOptions} from 'sharp';
import {token} from '../tokens/read';
import {BOTTOM, card, CARD, MARGIN} from './card';
import {ground} from './ground';
import type {SharedPage} from './read-page';

const FONTS = [
  {name: 'Instrument Sans', file: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff')},
  {name: 'Geist Mono', file: require.resolve('@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff')},
] as const;

/** The space for a page's poster, on the right. */
const POSTER = {width: 500, height: 440} as const;
const HAIRLINE = {top: 2, bottom: 2, left: 2, right: 2};

const loadFonts = () => Promise.all(FONTS.map(async ({name, file}) => ({name, data: await fs.readFile(file)})));
let fonts: ReturnType<typeof loadFonts> | undefined;

/**
 * Draws the card of a page.
 * @param poster the image of the page's first demo, in a web format
 * @returns a PNG
 */
export async function draw(page: SharedPage, poster?: Buffer): Promise<Buffer> {
  const picture =
    poster &&
    (await sharp(poster)
      .resize({...POSTER, fit: 'inside'})
      .extend({...HAIRLINE, background: token('dark', 'hairline')})
      .raw()
      .toBuffer({resolveWithObject: true}));
  const words = await satori(card(page, picture?.info.width) as unknown as Parameters<typeof satori>[0], {...CARD, fonts: await (fonts ??= loadFonts())});
  const layers: OverlayOptions[] = [];
  if (picture) {
    const {width, height, channels} = picture.info;
    layers.push({input: picture.data, raw: {width, height, channels}, left: CARD.width - MARGIN - width, top: CARD.height - BOTTOM - height});
  }
  // Drawing one SVG takes half the time of drawing two, one on top of the other.
  const svg = ground(page.path).replace('</svg>', `${words}</svg>`);
  return sharp(Buffer.from(svg)).composite(layers).png({compressionLevel: 7}).toBuffer();
}

/**
 * Draws a card, or takes it from the cache when it has been drawn before.
 * @param cacheDir folder of the cache; it is created if missing
 * @returns the PNG, and whether it had to be drawn
 */
export async function drawCached(page: SharedPage, poster: Buffer | undefined, cacheDir: string): Promise<{png: Buffer; isNew: boolean}> {
  const inputs = createHash('sha256')
    .update(JSON.stringify([POSTER, card(page, poster ? POSTER.width : 0)]))
    .update(ground(page.path));
  const file = path.join(cacheDir, `${inputs.update(poster ?? '').digest('hex')}.png`);
  try {
    return {png: await fs.readFile(file), isNew: false};
  } catch {
    const png = await draw(page, poster);
    await fs.mkdir(cacheDir, {recursive: true});
    await fs.writeFile(file, png);
    return {png, isNew: true};
  }
}
