import fs from 'node:fs';
import path from 'node:path';
import {isCurrent, isVerified, picturesFolder, picturesOf, recordFile, recordOf, type Picture} from '../../core/demos/posters';
import type {Demo} from '../../core/demos/read';
import {writeIfDifferent} from './same-picture';

/** Whether a demo has to be rendered: its code is another, an image is missing, or its packages have another version, with which it may look the same. */
export const needsRendering = (dir: string, demo: Demo): boolean =>
  !isCurrent(dir, demo) || !isVerified(dir, demo.id) || picturesOf(demo).some(({file}) => !fs.existsSync(path.join(dir, file)));

/**
 * Renders the images of a demo, writes those that look different, removes those that it no longer has, and records with which packages it was done.
 * @param draw renders and encodes one image
 * @returns the files that were written
 */
export async function updatePictures(dir: string, demo: Demo, draw: (picture: Picture) => Promise<Buffer>): Promise<string[]> {
  const pictures = picturesOf(demo);
  const written: string[] = [];
  for (const picture of pictures) if (await writeIfDifferent(dir, picture.file, await draw(picture))) written.push(picture.file);
  const needed = new Set(pictures.map(({file}) => path.basename(file)));
  const folder = path.join(dir, picturesFolder(demo.id));
  for (const name of fs.readdirSync(folder)) if (!needed.has(name)) fs.rmSync(path.join(folder, name));
  fs.writeFileSync(path.join(dir, recordFile(demo.id)), `${recordOf(dir, demo)}\n`);
  return written;
}
