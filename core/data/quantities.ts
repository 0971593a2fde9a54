import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Finding} from '../corpus/finding';
import {findingsOf, openDocument} from './document';

export const QUANTITIES_FILE = 'data/quantities.yml';

const entry = z
  .object({
    subject: z.string().describe('What the sentences have in code, or the name of the program.'),
    unit: z.string().describe('time (in seconds), size (in MB), version, or the unit as the finding names it.'),
    values: z.array(z.string()).min(2, 'has fewer than two values').describe('The values that are all true, as strings.'),
    reason: z.string().min(20, 'is too short to explain anything').describe('Why all of them are true, in one sentence.'),
  })
  .strict();

/** Numbers about one thing that differ between pages, and why all of them are true. */
export type AgreedQuantity = z.infer<typeof entry> & {line: number};

/** Reads the list and says what is wrong with it; never throws for its content. A project may have none. */
export function inspectQuantities(dir: string): {entries: AgreedQuantity[]; findings: Finding[]} {
  const file = path.join(dir, QUANTITIES_FILE);
  if (!fs.existsSync(file)) return {entries: [], findings: []};
  const opened = openDocument(QUANTITIES_FILE, fs.readFileSync(file, 'utf8'));
  if (!('at' in opened)) return {entries: [], findings: [opened]};
  const {at, value} = opened;
  if (!Array.isArray(value)) return {entries: [], findings: [at([], 'The file is not a list.', 'One entry each: "- subject: …".')]};
  const findings: Finding[] = [];
  const entries = value.flatMap((each: unknown, index) => {
    const result = entry.safeParse(each);
    if (result.success) return [{...result.data, line: at([index], '', '').line}];
    findings.push(...result.error.issues.flatMap((issue) => findingsOf(issue, entry.shape, at, [index])));
    return [];
  });
  return {entries, findings};
}
