import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Finding} from '../corpus/finding';
import {findingsOf, openDocument} from './document';
import {splitOrigin} from './read';
import {sourced} from '../../data/schema';

export const STATUS_FILE = 'data/status.yml';

export const STATUSES = ['alpha', 'unstable', 'deprecated', 'removed'] as const;
export type StatusName = (typeof STATUSES)[number];

const id = z.string().regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be an id below docs/, such as cloudrun/setup');
const entry = z
  .object({
    pages: z.array(id).min(1, 'names no page').describe('Ids of pages below docs/; one that ends in a slash stands for all pages below it.'),
    status: z.enum(STATUSES).describe(`One of ${STATUSES.join(', ')}.`),
    text: z.string().min(10, 'is too short to explain anything').describe('One sentence, which stands below the title.'),
    more: id.describe('The id of the page that says more.').optional(),
  })
  .strict();

export type StatusEntry = z.infer<typeof entry> & {line: number};

/** Reads the status file and says what is wrong with it; never throws for its content. A project may have none. */
export function inspectStatus(dir: string): {entries: StatusEntry[]; findings: Finding[]} {
  const file = path.join(dir, STATUS_FILE);
  if (!fs.existsSync(file)) return {entries: [], findings: []};
  const opened = openDocument(STATUS_FILE, fs.readFileSync(file, 'utf8'));
  if (!('at' in opened)) return {entries: [], findings: [opened]};
  const {at, value} = opened;
  if (!Array.isArray(value)) return {entries: [], findings: [at([], 'The file is not a list.', 'One entry each: "- pages: [cloudrun]".')]};
  const findings: Finding[] = [];
  const entries = value.flatMap((each: unknown, index) => {
    const {own, origin} = splitOrigin(each);
    const result = entry.safeParse(own);
    const from = sourced.safeParse(origin);
    if (result.success && from.success) return [{...result.data, line: at([index], '', '').line}];
    if (!result.success) findings.push(...result.error.issues.flatMap((issue) => findingsOf(issue, entry.shape, at, [index])));
    if (!from.success) findings.push(...from.error.issues.flatMap((issue) => findingsOf(issue, sourced.shape, at, [index])));
    return [];
  });
  return {entries, findings};
}

/** Whether an id of an entry stands for a page. */
export const standsFor = (pattern: string, page: string): boolean => (pattern.endsWith('/') ? page.startsWith(pattern) : page === pattern);
