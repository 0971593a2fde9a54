import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PictureRecord} from '../../figures/kit/picture';

/** The largest image file of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 60_000;

/** The project that the pictures show. */
export const STUDIO_PROJECT = 'figures/kit/studio';

/** How a picture is taken, for the figures that are pictures. */
export const pictureScript = (id: string): string => `figures/${id}/picture.ts`;

/** What was seen when the picture was taken. */
export const pictureRecord = (id: string): string => `figures/${id}/picture.json`;

/** An image file, relative to the project; below static/ it is published. */
export const pictureFile = (id: string, width: number): string => `static/img/pictures/${id}-${width}.webp`;

export const isPicture = (dir: string, id: string): boolean => fs.existsSync(path.join(dir, pictureScript(id)));

/** @returns undefined when the picture has never been taken */
export function readPictureRecord(dir: string, id: string): PictureRecord | undefined {
  const file = path.join(dir, pictureRecord(id));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as PictureRecord) : undefined;
}

/** A hash of what a picture shows: how it is taken, and the project in it. The toolkit's version is not part of it, since most releases change no pixel. */
export function pictureInputs(dir: string, id: string): string {
  const project = path.join(dir, STUDIO_PROJECT);
  const files = fs
    .readdirSync(project, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = crypto.createHash('sha256');
  for (const file of [path.join(dir, pictureScript(id)), ...files]) hash.update(path.relative(dir, file)).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
