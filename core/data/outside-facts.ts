import fs from 'node:fs';
import path from 'node:path';
import {openDocument} from './document';
import type {Evidence} from '../corpus/agreed';

export const OUTSIDE_FACTS = 'data/outside-facts.json';

/** What pages say of things that are not the packages: the limits of a cloud, of a browser, of a file format. */
export type OutsideFact = Evidence & {file: string; line: number};

/** Reads them; a project may have none. What is wrong with sources and dates, and with the file itself, is for the check `sources` to say. */
export function readOutsideFacts(dir: string): OutsideFact[] {
  const file = path.join(dir, OUTSIDE_FACTS);
  if (!fs.existsSync(file)) return [];
  const opened = openDocument(OUTSIDE_FACTS, fs.readFileSync(file, 'utf8'));
  if (!('at' in opened)) return [];
  return Object.entries(opened.value as Record<string, {claim?: unknown} | null>).map(([name, fact]) => ({
    name,
    ...(typeof fact?.claim === 'string' ? {claim: fact.claim} : {}),
    file: OUTSIDE_FACTS,
    line: opened.at([name], '', '').line,
  }));
}
