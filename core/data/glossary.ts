import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Finding} from '../corpus/finding';
import {findingsOf, openDocument} from './document';

export const GLOSSARY_FILE = 'data/glossary.yml';

const id = z.string().regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be an id below docs/, such as encoding');
const entry = z
  .object({
    term: z.string().min(2, 'is too short').describe('The word as the list shows it, in the singular.'),
    also: z.array(z.string().min(2)).min(1, 'is empty: remove the key').describe('Other forms of the word, such as its plural.').optional(),
    text: z
      .string()
      .min(20, 'is too short to explain anything')
      .max(160, 'is too long for a note on a phone: at most 160 characters')
      .regex(/^[^.].*[^.]\.$/, 'must be one sentence that ends with a period')
      .describe('One sentence that stands for itself.'),
    page: id.describe('The id of the page that says more.').optional(),
    on: z
      .array(id)
      .min(1, 'names no page: remove the key')
      .describe('Ids of the only guides that explain the word; one that ends in a slash stands for all pages below it.')
      .optional(),
  })
  .strict();

/** A word with its explanation. Without `on`, every guide that uses it explains it. */
export type GlossaryEntry = z.infer<typeof entry> & {line: number};

/** Reads the glossary and says what is wrong with it; never throws for its content. A project may have none. */
export function inspectGlossary(dir: string): {entries: GlossaryEntry[]; findings: Finding[]} {
  const file = path.join(dir, GLOSSARY_FILE);
  if (!fs.existsSync(file)) return {entries: [], findings: []};
  const opened = openDocument(GLOSSARY_FILE, fs.readFileSync(file, 'utf8'));
  if (!('at' in opened)) return {entries: [], findings: [opened]};
  const {at, value} = opened;
  if (!Array.isArray(value)) return {entries: [], findings: [at([], 'The file is not a list.', 'One entry each: "- term: bitrate".')]};
  const findings: Finding[] = [];
  const entries = value.flatMap((each: unknown, index) => {
    const result = entry.safeParse(each);
    if (result.success) return [{...result.data, line: at([index], '', '').line}];
    findings.push(...result.error.issues.flatMap((issue) => findingsOf(issue, entry.shape, at, [index])));
    return [];
  });
  return {entries, findings: [...findings, ...twice(entries)]};
}

/** @throws Error that names file, line and fix when the glossary is wrong */
export function readGlossary(dir: string): GlossaryEntry[] {
  const {entries, findings} = inspectGlossary(dir);
  const [wrong] = findings;
  if (wrong) throw new Error(`${wrong.file}:${wrong.line}  ${wrong.message} ${wrong.fix}`);
  return entries;
}

/** The forms in which a word is recognized. */
export const formsOf = ({term, also = []}: GlossaryEntry): string[] => [term, ...also];

/** The part of an address that names a word on the page of all words. */
export const anchorOf = ({term}: Pick<GlossaryEntry, 'term'>): string => `word-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

function twice(entries: GlossaryEntry[]): Finding[] {
  const seen = new Set<string>();
  return entries.flatMap((each) =>
    formsOf(each).flatMap((form) => {
      const key = form.toLowerCase();
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{file: GLOSSARY_FILE, line: each.line, message: `"${form}" is explained twice.`, fix: 'Keep one of the two.'}];
    }),
  );
}
