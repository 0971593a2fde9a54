import crypto from 'node:crypto';
import path from 'node:path';
import type {Page} from '../corpus/corpus';
import {splitAtCut} from '../corpus/fence-meta';
import {fencesOf, type Fence} from '../corpus/fences';
import {objectIn} from '../corpus/literals';
import {ownComponent, registeredAs} from '../corpus/sample-components';
import {earlierFences} from '../course/earlier';

/** Frames of what a sample draws, rendered from that very sample and shown below it. */
export type Strip = {
  fence: Fence;
  /** The component that is rendered. */
  component: string;
  frames: number[];
  /** Text alternative. */
  shows: string;
  canvas: Canvas;
  /** Its props, if it gets some: the name of a JSON file, or an object that is written out. */
  props?: string;
  /** The files that the sample is rendered from, by name: itself, and what it may import from the same page. */
  files: Map<string, string>;
  /** The picture, in the project and in pixels. Its name changes with everything that it depends on, so a picture that exists is up to date. */
  picture: {file: string; width: number; height: number};
};

export type Canvas = {width: number; height: number; fps: number; length: number};

/** Something that a writer has to mend before a strip can be rendered. */
export type BadStrip = {fence: Fence; problem: string; fix: string};

export const STRIPS_FOLDER = 'static/img/strips';
/** The largest size of a strip, in bytes. */
export const MAX_STRIP_BYTES = 30_000;
const WIDTH = 1280;
const GAP = 2;
const MOST_FRAMES = 5;
/** The name of an untitled sample. */
const UNTITLED = 'src/Sample.tsx';

/** The strips of a page, and what is wrong with others. */
export function stripsOf(dir: string, page: Page): (Strip | BadStrip)[] {
  if (!page.source.includes(' frames="')) return [];
  const fences = fencesOf(dir, page);
  const earlier = earlierFences(dir, page);
  return fences.filter(({meta}) => meta.frames !== undefined).map((fence) => stripOf(fence, fences, earlier));
}

export const isStrip = (strip: Strip | BadStrip): strip is Strip => 'picture' in strip;

function stripOf(fence: Fence, fences: Fence[], earlier: Fence[]): Strip | BadStrip {
  const bad = (problem: string, fix: string): BadStrip => ({fence, problem, fix});
  const {meta, code, lang} = fence;
  const frames = (meta.frames ?? '').split(/,\s*/).map(Number);
  if (frames.length > MOST_FRAMES || frames.some((frame, index) => !Number.isInteger(frame) || frame < 0 || frame <= (frames[index - 1] ?? -1)))
    return bad(`frames="${meta.frames ?? ''}" is no list of frames.`, `Give one to ${MOST_FRAMES} whole numbers in order, as in frames="0, 15, 30".`);
  if (lang !== 'tsx') return bad(`A ${lang} sample draws nothing.`, 'Remove frames, or make it a tsx sample.');
  const shows = meta.shows ?? '';
  if (shows.length < 20) return bad('The strip has no text alternative.', 'Say in shows="…" what is seen, and what changes from frame to frame.');
  const canvas = canvasOf(meta.canvas, (frames.at(-1) ?? 0) + 1);
  if (!canvas) return bad(`canvas="${meta.canvas ?? ''}" is no canvas.`, 'Write it as canvas="1080x1920 30fps 90": size, frame rate, and length in frames.');
  if ((frames.at(-1) ?? 0) >= canvas.length) return bad('A frame is beyond the end of the canvas.', `The last frame of it is ${canvas.length - 1}.`);
  const component = ownComponent(code) ?? componentIn(splitAtCut(code).shown) ?? componentIn(code);
  if (!component) return bad('The sample exports no component.', 'Export it: export const Title = () => …');
  const own = meta.title ?? UNTITLED;
  const isOther = (other: Fence) => other !== fence && other.meta.title !== undefined && /^(tsx?|json)$/.test(other.lang) && other.meta.title !== own;
  const others = fences.filter(isOther);
  // As in the check of samples: the nearest one above counts, otherwise the first one below, otherwise the last one of an earlier part.
  const files = new Map([...earlier.filter(isOther), ...others.toReversed()].map((other) => [other.meta.title ?? '', other.code]));
  for (const other of others.filter(({index}) => index < fence.index)) files.set(other.meta.title ?? '', other.code);
  const needed = importedFrom(code, own, files);
  const props = meta.props ?? defaultPropsOf(component, fences);
  const isWritten = props?.startsWith('{') === true;
  if (isWritten && !objectIn(props)) return bad(`props="${props}" is no object.`, 'Write its values out: props="{name: \'Vega\', stars: 3}".');
  if (props !== undefined && !isWritten && !files.has(props))
    return bad(`There is no sample ${props} with props.`, 'Name a JSON sample of the page, or of an earlier part.');
  if (props !== undefined && !isWritten) needed.set(props, files.get(props) ?? '');
  const hash = crypto.createHash('sha256').update(JSON.stringify([component, frames, canvas, code, [...needed], ...(isWritten ? [props] : [])]));
  const name = `${path.basename(fence.page.file, path.extname(fence.page.file))}-${hash.digest('hex').slice(0, 10)}`;
  return {
    fence,
    component,
    frames,
    shows,
    canvas,
    props,
    files: new Map([[own, withExport(code, component)], ...needed]),
    picture: {file: `${STRIPS_FOLDER}/${name}.webp`, ...pictureSize(frames.length, canvas)},
  };
}

/** The box of one frame in the picture. */
export function frameBox(count: number, {width, height}: Canvas): {width: number; height: number; gap: number} {
  // A single frame, or few upright ones, would be taller than a window.
  const box = Math.min((WIDTH - (count - 1) * GAP) / count, (560 * width) / height);
  return {width: Math.round(box), height: Math.round((box * height) / width), gap: GAP};
}

function pictureSize(count: number, canvas: Canvas): {width: number; height: number} {
  const {width, height} = frameBox(count, canvas);
  return {width: count * width + (count - 1) * GAP, height};
}

function canvasOf(text: string | undefined, shortest: number): Canvas | undefined {
  if (text === undefined) return {width: 1280, height: 720, fps: 30, length: shortest};
  const [, width, height, fps, length] = /^(\d+)x(\d+) (\d+)fps(?: (\d+))?$/.exec(text) ?? [];
  return width && height && fps ? {width: Number(width), height: Number(height), fps: Number(fps), length: Number(length ?? shortest)} : undefined;
}

/** What a sample of the page registers the component with, written out. */
function defaultPropsOf(component: string, fences: Fence[]): string | undefined {
  const {props} = registeredAs(component, fences);
  return Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
}

/** A component that a sample registers itself is often not exported. */
const withExport = (code: string, component: string): string =>
  new RegExp(`^export (?:const|function) ${component}\\b`, 'm').test(code) ? code : `${code}\nexport {${component}};\n`;

/** The first component that a sample exports; a root draws nothing itself. */
const componentIn = (code: string): string | undefined =>
  [...code.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(([, name = '']) => name).find((name) => !/(Root|Schema)$/.test(name));

/** The other files of the page that a sample imports, and those that these import. */
function importedFrom(code: string, own: string, files: Map<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const look = (source: string, from: string): void => {
    for (const [, specifier = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
      const target = path.posix.join(path.posix.dirname(from), specifier);
      const name = [`${target}.tsx`, `${target}.ts`, target].find((candidate) => files.has(candidate));
      if (!name || found.has(name)) continue;
      found.set(name, files.get(name) ?? '');
      look(files.get(name) ?? '', name);
    }
  };
  look(code, own);
  return found;
}
