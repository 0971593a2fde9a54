import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import {CARD, type Box} from './card';

const FONTS = [
  {name: 'Instrument Sans', file: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff')},
  {name: 'Geist Mono', file: require.resolve('@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff')},
] as const;

const loadFonts = () => Promise.all(FONTS.map(async ({name, file}) => ({name, data: await fs.readFile(file)})));
let fonts: ReturnType<typeof loadFonts> | undefined;

/** Draws a card as PNG. */
export async function draw(box: Box): Promise<Buffer> {
  const svg = await satori(box as unknown as Parameters<typeof satori>[0], {...CARD, fonts: await (fonts ??= loadFonts())});
  return new Resvg(svg).render().asPng();
}

/**
 * Draws a card, or takes it from the cache when it has been drawn before.
 * @param cacheDir folder of the cache; it is made where it is missing
 * @returns the PNG, and whether it had to be drawn
 */
export async function drawCached(box: Box, cacheDir: string): Promise<{png: Buffer; isNew: boolean}> {
  const file = path.join(cacheDir, `${createHash('sha256').update(JSON.stringify(box)).digest('hex')}.png`);
  try {
    return {png: await fs.readFile(file), isNew: false};
  } catch {
    const png = await draw(box);
    await fs.mkdir(cacheDir, {recursive: true});
    await fs.writeFile(file, png);
    return {png, isNew: true};
  }
}
