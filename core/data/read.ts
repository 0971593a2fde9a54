import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from '../corpus/finding';
import {findingsOf, openDocument} from './document';
import {schemas, sourced, type EntryOf, type Kind} from '../../data/schema';

type Inspection<K extends Kind> = {
  /** Files looked at, valid or not. */
  files: number;
  /** The valid entries, sorted by slug. */
  entries: EntryOf<K>[];
  findings: Finding[];
  /** What is wrong with the keys that say where an entry comes from, which are reported by a check of their own. */
  unsourced: Finding[];
};

/**
 * Reads all entries of a kind, sorted by slug.
 * @param dir absolute path of the project
 * @throws Error that names the file, line, field and fix of everything that is wrong
 */
export function readKind<K extends Kind>(dir: string, kind: K): EntryOf<K>[] {
  const {entries, findings, unsourced} = inspectKind(dir, kind);
  const wrong = [...findings, ...unsourced];
  if (wrong.length === 0) return entries;
  const problems = wrong.map(({file, line, message, fix}) => `- ${file}:${line}  ${message}\n    → ${fix}`);
  throw new Error(`The entries in data/${kind}/ cannot be used:\n${problems.join('\n')}`);
}

/** Reads all entries of a kind and says what is wrong with them; never throws for the content of a file. */
export function inspectKind<K extends Kind>(dir: string, kind: K): Inspection<K> {
  const folder = path.join(dir, 'data', kind);
  const names = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
  const inspection: Inspection<K> = {files: names.length, entries: [], findings: [], unsourced: []};
  const seen = new Map<string, string>();
  if (names.length === 0)
    inspection.findings.push({file: `data/${kind}`, line: 1, message: 'There is no entry.', fix: `Add data/${kind}/<slug>.yml, as data/README.md says.`});
  for (const name of names) {
    const file = `data/${kind}/${name}`;
    const {entry, findings, unsourced} = inspectEntry(kind, file, fs.readFileSync(path.join(dir, file), 'utf8'));
    inspection.findings.push(...findings);
    inspection.unsourced.push(...unsourced);
    if (!entry) continue;
    const earlier = seen.get(entry.slug);
    if (earlier)
      inspection.findings.push({
        file,
        line: 1,
        message: `slug "${entry.slug}" is taken by ${earlier}.`,
        fix: 'Give this entry another slug, and its file the same name.',
      });
    else inspection.entries.push(entry);
    seen.set(entry.slug, earlier ?? file);
  }
  return inspection;
}

/**
 * Checks one file of the catalog.
 * @param file path relative to the project; its name must be the entry's slug
 * @param source the YAML text
 * @returns the entry, unless the YAML or a field is wrong, and what is wrong: with its own keys, and with those that say where it comes from
 */
export function inspectEntry<K extends Kind>(kind: K, file: string, source: string): {entry?: EntryOf<K>; findings: Finding[]; unsourced: Finding[]} {
  const opened = openDocument(file, source);
  if (!('at' in opened)) return {findings: [opened], unsourced: []};
  const {at} = opened;
  const {own, origin} = splitOrigin(opened.value);
  const schema = schemas[kind];
  const result = schema.safeParse(own);
  const from = sourced.safeParse(origin);
  const unsourced = from.success ? [] : from.error.issues.flatMap((issue) => findingsOf(issue, sourced.shape, at));
  if (!result.success) return {findings: result.error.issues.flatMap((issue) => findingsOf(issue, schema.shape, at)), unsourced};
  const {slug} = result.data;
  const findings =
    path.posix.basename(file) === `${slug}.yml`
      ? []
      : [at(['slug'], `slug is "${slug}", but the file is named ${path.posix.basename(file)}.`, `Rename the file to ${slug}.yml, or change the slug.`)];
  return {entry: from.success ? {...result.data, ...from.data} : undefined, findings, unsourced};
}

/** Takes the keys that every entry has, whatever it is about, from those of its kind. */
export function splitOrigin(value: unknown): {own: unknown; origin: Record<string, unknown>} {
  if (typeof value !== 'object' || value === null) return {own: value, origin: {}};
  const isOrigin = ([key]: [string, unknown]) => key in sourced.shape;
  const all = Object.entries(value);
  return {own: Object.fromEntries(all.filter((pair) => !isOrigin(pair))), origin: Object.fromEntries(all.filter(isOrigin))};
}
