import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {inOneLine} from '../data/one-line';
import {areExamined, examinedVersions} from '../toolkit/examined-versions';
import type {Demo} from './read';
import {posterName, variantsOf} from '../../demos/lib/variants';

/** The maximum size of a poster, in bytes. */
export const MAX_BYTES = 25_000;
/** The space for an image on a page, in CSS pixels. */
const STAGE = {width: 780, height: 560};
/** Where demos are shown side by side; the poster replaces it on high-density screens. */
const THUMBNAIL = {width: 400, file: 'thumbnail.webp'};

type Size = {width: number; height: number};

/** Widths of the two posters: as shown on a page, and up to twice that for high-density screens. */
export function posterWidths({width, height}: Size): [small: number, large: number] {
  const small = Math.round(Math.min(STAGE.width, (STAGE.height * width) / height));
  return [small, Math.min(width, small * 2)];
}

/** Folder of a demo's images, relative to the project. */
export const picturesFolder = (id: string): string => `static/img/demos/${id}`;

/** An image file, and what is rendered into it: a frame, with an option of the demo in place of the default. */
export type Picture = Size & {file: string; frame: number; variant?: string};

/** A demo's images: the posters, the thumbnail, and posters of each variant. */
export function picturesOf({id, meta, controls}: Pick<Demo, 'id' | 'meta' | 'controls'>): Picture[] {
  const postersOf = (variant?: string): Picture[] =>
    posterWidths(meta).map((width) => ({
      file: `${picturesFolder(id)}/${posterName(width, variant)}`,
      ...scaledTo(width, meta),
      frame: meta.poster,
      variant,
    }));
  const thumbnail = {file: `${picturesFolder(id)}/${THUMBNAIL.file}`, ...scaledTo(THUMBNAIL.width, meta), frame: meta.poster};
  return [...postersOf(), thumbnail, ...variantsOf(meta, controls).flatMap((variant) => postersOf(variant))];
}

const scaledTo = (width: number, size: Size): Size => ({width, height: Math.round((width * size.height) / size.width)});

/** The file that records what a demo's images were rendered from, and the packages with which they were last compared. */
export const recordFile = (id: string): string => `demos/${id}/posters.json`;

/** The files in static/ that the code loads with staticFile(). */
export const loadedFiles = (source: string): string[] => [...new Set([...source.matchAll(/staticFile\(\s*'([^']+)'/g)].map(([, name = '']) => name))];

/** A hash of everything of ours that a demo's images depend on: code, size, frames, type, and the files that the code names. Of packages, see {@link isVerified}. */
export function inputsHash(dir: string, {source, meta, controls}: Pick<Demo, 'source' | 'meta' | 'controls'>): string {
  const {width, height, fps, durationInFrames, poster, strip} = meta;
  const files = loadedFiles(source).map((name) => path.join(dir, 'static', name));
  const hash = crypto.createHash('sha256');
  const variants = meta.variants && variantsOf(meta, controls);
  hash.update(JSON.stringify({source, width, height, fps, durationInFrames, poster, strip, widths: posterWidths(meta), variants}));
  for (const file of [path.join(dir, 'demos/lib/site-type.ts'), ...files]) if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const record = z.object({inputs: z.string(), verified: z.record(z.string(), z.string())}).partial();

/** What the record of a demo says; nothing if there is none, or if it is broken. */
function readRecord(dir: string, id: string): z.infer<typeof record> {
  const file = path.join(dir, recordFile(id));
  if (!fs.existsSync(file)) return {};
  try {
    return record.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The record of a demo whose images are as the packages in use render them, as a text of one line. */
export const recordOf = (dir: string, demo: Demo): string => inOneLine({inputs: inputsHash(dir, demo), verified: examinedVersions(demo.code.imports)});

/** Whether the images show the demo as its code is now. */
export const isCurrent = (dir: string, demo: Demo): boolean => readRecord(dir, demo.id).inputs === inputsHash(dir, demo);

/** Whether the images were last rendered or compared with the packages that the site examines now. With others they may look the same. */
export const isVerified = (dir: string, id: string): boolean => areExamined(readRecord(dir, id).verified);

/** Changes whenever one of the images does: with it in an address, a browser never shows an old one. */
export function picturesHash(dir: string, files: string[]): string {
  const hash = crypto.createHash('sha256');
  for (const file of files.map((name) => path.join(dir, name))) if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
