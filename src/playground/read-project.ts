import type {PlayFile, Project, Size} from './project';

/** The most that a stored or linked project may have. The compiler takes less, but a draft that is too large for it is still the reader’s. */
export const LIMITS = {files: 20, characters: 2_000_000, title: 80};
/** The sizes that the Player and a render both take. */
export const SIZE_LIMITS: Record<keyof Size, {min: number; max: number; whole: boolean}> = {
  width: {min: 2, max: 4096, whole: true},
  height: {min: 2, max: 4096, whole: true},
  fps: {min: 1, max: 120, whole: false},
  durationInFrames: {min: 1, max: 36_000, whole: true},
};

const NAME = /^[A-Za-z0-9_][\w.-]{0,59}\.(tsx|ts|json|css)$/;

/** A reason why a file cannot have this name, as the reader sees it; undefined if it can. */
export function badName(name: string, others: string[]): string | undefined {
  if (!NAME.test(name)) return 'A name consists of letters, digits, dots and dashes, and ends in .tsx, .ts, .json or .css.';
  const stem = stemOf(name);
  return others.some((other) => stemOf(other) === stem) ? `There is already a file ${others.find((other) => stemOf(other) === stem) ?? ''}.` : undefined;
}

/** `import './title'` finds title.tsx or title.ts, so a project has only one of them. */
const stemOf = (name: string): string => name.replace(/\.(tsx|ts)$/, '').toLowerCase();

/** A reason why a composition cannot have this value; undefined if it can. */
export function badSize(field: keyof Size, value: number): string | undefined {
  const {min, max, whole} = SIZE_LIMITS[field];
  if (!Number.isFinite(value) || value < min || value > max) return `Enter a number from ${min} to ${max.toLocaleString('en-US')}.`;
  return whole && !Number.isInteger(value) ? 'Enter a whole number.' : undefined;
}

/** Reads a project that comes from a link, from the storage or from a file of the build; undefined if it is none, or too large. */
export function readProject(value: unknown): Project | undefined {
  if (!isRecord(value)) return undefined;
  const {title, files, entry, exportName, size, props} = value;
  if (typeof title !== 'string' || typeof entry !== 'string' || !isRecord(size) || !isRecord(props) || !Array.isArray(files)) return undefined;
  if (exportName !== null && typeof exportName !== 'string') return undefined;
  const read = files.flatMap((file: unknown): PlayFile[] => {
    if (!isRecord(file)) return [];
    const {name, code} = file;
    return typeof name === 'string' && typeof code === 'string' ? [{name, code}] : [];
  });
  const names = read.map(({name}) => name);
  const areNamed = names.every((name, index) => badName(name, names.slice(0, index)) === undefined);
  const characters = read.reduce((sum, {code}) => sum + code.length, 0);
  if (read.length !== files.length || !areNamed || !names.includes(entry)) return undefined;
  if (read.length > LIMITS.files || characters > LIMITS.characters) return undefined;
  const {width, height, fps, durationInFrames} = size;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof fps !== 'number' || typeof durationInFrames !== 'number') return undefined;
  const sizes: Size = {width, height, fps, durationInFrames};
  if ((Object.keys(sizes) as (keyof Size)[]).some((field) => badSize(field, sizes[field]) !== undefined)) return undefined;
  return {title: title.slice(0, LIMITS.title), files: read, entry, exportName, size: sizes, props};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
