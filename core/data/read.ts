import fs from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, LineCounter, parseDocument, type Document} from 'yaml';
import type {z} from 'zod';
import type {Finding} from '../corpus/finding';
import {schemas, type EntryOf, type Kind} from '../../data/schema';

type Inspection<K extends Kind> = {
  /** Files looked at, valid or not. */
  files: number;
  /** The valid entries, sorted by slug. */
  entries: EntryOf<K>[];
  findings: Finding[];
};

/**
 * Reads all entries of a kind, sorted by slug.
 * @param dir absolute path of the project
 * @throws Error that names the file, line, field and fix of everything that is wrong
 */
export function readKind<K extends Kind>(dir: string, kind: K): EntryOf<K>[] {
  const {entries, findings} = inspectKind(dir, kind);
  if (findings.length === 0) return entries;
  const problems = findings.map(({file, line, message, fix}) => `- ${file}:${line}  ${message}\n    → ${fix}`);
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
  const inspection: Inspection<K> = {files: names.length, entries: [], findings: []};
  const seen = new Map<string, string>();
  if (names.length === 0)
    inspection.findings.push({file: `data/${kind}`, line: 1, message: 'There is no entry.', fix: `Add data/${kind}/<slug>.yml, as data/README.md says.`});
  for (const name of names) {
    const file = `data/${kind}/${name}`;
    const {entry, findings} = inspectEntry(kind, file, fs.readFileSync(path.join(dir, file), 'utf8'));
    inspection.findings.push(...findings);
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
 * @returns the entry, unless the YAML or a field is wrong, and what is wrong
 */
export function inspectEntry<K extends Kind>(kind: K, file: string, source: string): {entry?: EntryOf<K>; findings: Finding[]} {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [error] = document.errors;
  if (error) {
    const line = lines.linePos(error.pos[0]).line;
    return {
      findings: [
        {
          file,
          line,
          message: `The YAML cannot be read: ${error.message.split('\n')[0]}`,
          fix: 'Quote the value, fix the indentation, or remove the second of two equal keys.',
        },
      ],
    };
  }
  const schema = schemas[kind];
  const result = schema.safeParse(document.toJS() ?? {});
  const at = (keys: readonly (string | number)[], message: string, fix: string): Finding => ({file, line: lineOf(document, lines, keys), message, fix});
  if (!result.success) {
    return {findings: result.error.issues.flatMap((issue) => findingsOf(issue, schema.shape, at))};
  }
  const {slug} = result.data;
  const findings =
    path.posix.basename(file) === `${slug}.yml`
      ? []
      : [at(['slug'], `slug is "${slug}", but the file is named ${path.posix.basename(file)}.`, `Rename the file to ${slug}.yml, or change the slug.`)];
  return {entry: result.data, findings};
}

type At = (keys: readonly (string | number)[], message: string, fix: string) => Finding;

function findingsOf(issue: z.ZodIssue, shape: z.ZodRawShape, at: At): Finding[] {
  const field = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  const top = shape[String(issue.path[0])];
  if (issue.code === 'unrecognized_keys') {
    const fix = top?.description ?? `Known keys: ${Object.keys(shape).join(', ')}.`;
    return issue.keys.map((key) => at([...issue.path, key], `${field ? `${field}.` : ''}${key} is not a known key.`, fix));
  }
  return [at(issue.path, `${field || 'The file'} ${issue.message}.`, top?.description ?? `Known keys: ${Object.keys(shape).join(', ')}.`)];
}

/** The line of a field, or of the nearest enclosing field that exists. */
function lineOf(document: Document.Parsed, lines: LineCounter, keys: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keys) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined;
    const found = pair ? pair.key : isSeq(node) ? node.items[Number(key)] : undefined;
    if (!found) break;
    offset = (found as {range?: [number, number, number]}).range?.[0] ?? offset;
    node = pair ? pair.value : found;
  }
  return Math.max(1, lines.linePos(offset).line);
}
