import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Finding} from '../corpus/finding';
import {findingsOf, openDocument} from './document';

export const UNILLUSTRATED_FILE = 'data/unillustrated.yml';

const entry = z
  .object({
    reason: z.string().min(20, 'is too short to explain anything').describe('Why these pages show nothing, in one sentence.'),
    pages: z.array(z.string()).min(1, 'names no page: remove the entry').describe('Ids below docs/; one that ends in a slash stands for all pages below it.'),
  })
  .strict();

/** Pages that show nothing, and why. */
export type UnillustratedEntry = z.infer<typeof entry> & {lineOf: (page: number) => number};

/** Reads the list and says what is wrong with it; never throws for its content. A project may have none. */
export function inspectUnillustrated(dir: string): {entries: UnillustratedEntry[]; findings: Finding[]} {
  const file = path.join(dir, UNILLUSTRATED_FILE);
  if (!fs.existsSync(file)) return {entries: [], findings: []};
  const opened = openDocument(UNILLUSTRATED_FILE, fs.readFileSync(file, 'utf8'));
  if (!('at' in opened)) return {entries: [], findings: [opened]};
  const {at, value} = opened;
  if (!Array.isArray(value)) return {entries: [], findings: [at([], 'The file is not a list.', 'One entry each: "- reason: …".')]};
  const findings: Finding[] = [];
  const entries = value.flatMap((each: unknown, index) => {
    const result = entry.safeParse(each);
    if (result.success) return [{...result.data, lineOf: (page: number) => at([index, 'pages', page], '', '').line}];
    findings.push(...result.error.issues.flatMap((issue) => findingsOf(issue, entry.shape, at, [index])));
    return [];
  });
  return {entries, findings};
}
