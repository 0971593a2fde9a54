import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {inOneLine} from '../data/one-line';
import {areExamined, examinedVersions} from '../toolkit/examined-versions';
import type {Strip} from './strips';

/** Relative to the project: with which packages each strip was last rendered or compared. Written by `npm run strips`. */
export const STRIPS_RECORD = 'data/strips.json';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Versions of packages, by the name of a strip's file. */
export type StripsRecord = z.infer<typeof schema>;

/** @throws Error when the file is none of ours; nothing is recorded where there is no file */
export function readStripsRecord(dir: string): StripsRecord {
  const file = path.join(dir, STRIPS_RECORD);
  if (!fs.existsSync(file)) return {};
  const result = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${STRIPS_RECORD} cannot be used; remove it, and npm run strips writes it anew.`);
  return result.data;
}

/** Writes one strip per line, so that a changed one changes one line. */
export function writeStripsRecord(dir: string, record: StripsRecord): void {
  const lines = Object.keys(record)
    .sort()
    .map((name) => `  "${name}": ${inOneLine(record[name])}`);
  fs.writeFileSync(path.join(dir, STRIPS_RECORD), `{\n${lines.join(',\n')}\n}\n`);
}

/** The packages of the toolkit that a strip is rendered with. */
export const versionsOfStrip = ({files}: Strip): Record<string, string> =>
  examinedVersions([...files.values()].flatMap((code) => [...code.matchAll(/from '((?:remotion|@remotion\/)[^']*)'/g)].map(([, name = '']) => name)));

export const nameOfStrip = ({picture}: Strip): string => path.basename(picture.file);

/** Whether a strip was last rendered or compared with the packages that the site examines now. With others it may look the same. */
export const isStripVerified = (record: StripsRecord, strip: Strip): boolean => areExamined(record[nameOfStrip(strip)]);
