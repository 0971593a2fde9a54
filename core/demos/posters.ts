import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {packageVersions} from '../toolkit/packages';
import type {Demo} from './read';
import {posterName, variantsOf} from '../../demos/lib/variants';

/** The maximum size of a poster or a filmstrip, in bytes. */
export const MAX_BYTES = 25_000;
/** The space for an image on a page, in CSS pixels. */
const STAGE = {width: 780, height: 560};
/** Where demos are shown side by side; the poster replaces it on high-density screens. */
const THUMBNAIL = {width: 400, file: 'thumbnail.webp'};
const STRIP = {width: 1280, gap: 2};

type Size = {width: number; height: number};

/** Widths of the two posters: as shown on a page, and up to twice that for high-density screens. */
export function posterWidths({width, height}: Size): [small: number, large: number] {
  const small = Math.round(Math.min(STAGE.width, (STAGE.height * width) / height));
  return [small, Math.min(width, small * 2)];
}

/** Width and height of one of the five frames of a filmstrip. */
export function stripFrame({width, height}: Size): Size & {gap: number} {
  const frameWidth = Math.round((STRIP.width - 4 * STRIP.gap) / 5);
  return {width: frameWidth, height: Math.round((frameWidth * height) / width), gap: STRIP.gap};
}

/** Width and height of a whole filmstrip. */
export function stripSize(meta: Size): Size {
  const {width, height, gap} = stripFrame(meta);
  return {width: 5 * width + 4 * gap, height};
}

/** Folder of a demo's images, relative to the project. */
export const picturesFolder = (id: string): string => `static/img/demos/${id}`;

/** An image file, and what is rendered into it: frames side by side, with an option of the demo in place of the default. */
export type Picture = Size & {file: string; frames: number[]; variant?: string};

/** A demo's images: the posters, the thumbnail, the filmstrip, and posters of each variant. */
export function picturesOf({id, meta, controls}: Pick<Demo, 'id' | 'meta' | 'controls'>): Picture[] {
  const postersOf = (variant?: string): Picture[] =>
    posterWidths(meta).map((width) => ({
      file: `${picturesFolder(id)}/${posterName(width, variant)}`,
      ...scaledTo(width, meta),
      frames: [meta.poster],
      variant,
    }));
  const thumbnail = {file: `${picturesFolder(id)}/${THUMBNAIL.file}`, ...scaledTo(THUMBNAIL.width, meta), frames: [meta.poster]};
  const strip = {file: `${picturesFolder(id)}/strip.webp`, ...stripSize(meta), frames: meta.strip};
  return [...postersOf(), thumbnail, strip, ...variantsOf(meta, controls).flatMap((variant) => postersOf(variant))];
}

const scaledTo = (width: number, size: Size): Size => ({width, height: Math.round((width * size.height) / size.width)});

/** The file that records what a demo's images were rendered from. */
export const recordFile = (id: string): string => `demos/${id}/posters.json`;

/** The files in static/ that the code loads with staticFile(). */
export const loadedFiles = (source: string): string[] => [...new Set([...source.matchAll(/staticFile\(\s*'([^']+)'/g)].map(([, name = '']) => name))];

/** A hash of everything that a demo's images depend on: code, size, frames, type, packages, and the files that the code names. */
export function inputsHash(dir: string, {source, code, meta, controls}: Pick<Demo, 'source' | 'code' | 'meta' | 'controls'>): string {
  const {width, height, fps, durationInFrames, poster, strip} = meta;
  const packages = ['remotion', ...code.imports].map((name) => `${name}@${packageVersions[name] ?? ''}`);
  const files = loadedFiles(source).map((name) => path.join(dir, 'static', name));
  const hash = crypto.createHash('sha256');
  const variants = meta.variants && variantsOf(meta, controls);
  hash.update(JSON.stringify({source, width, height, fps, durationInFrames, poster, strip, packages, widths: posterWidths(meta), variants}));
  for (const file of [path.join(dir, 'demos/lib/site-type.ts'), ...files]) if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The hash recorded when a demo's images were rendered; undefined if they never were, or if the record is broken. */
export function recordedHash(dir: string, id: string): string | undefined {
  const file = path.join(dir, recordFile(id));
  const [, inputs] = /"inputs": ?"(\w+)"/.exec(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '') ?? [];
  return inputs;
}
