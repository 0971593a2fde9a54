import {isMap, isSeq, LineCounter, parseDocument, type Document} from 'yaml';
import type {z} from 'zod';
import type {Finding} from '../corpus/finding';

type Keys = readonly (string | number)[];

/** A file of data with the place of each of its values. JSON is valid YAML, so this reads both. */
type Opened = {
  value: unknown;
  /** What is wrong with the value at the end of a path of keys, with the line of that value, or of the nearest one around it. */
  at: (keys: Keys, message: string, fix: string) => Finding;
};

/** Reads a file, or says on which line it cannot be read. */
export function openDocument(file: string, source: string): Opened | Finding {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [error] = document.errors;
  if (error)
    return {
      file,
      line: lines.linePos(error.pos[0]).line,
      message: `The YAML cannot be read: ${error.message.split('\n')[0]}`,
      fix: 'Quote the value, fix the indentation, or remove the second of two equal keys.',
    };
  return {value: document.toJS() ?? {}, at: (keys, message, fix) => ({file, line: lineOf(document, lines, keys), message, fix})};
}

/**
 * A problem that a schema has found, as findings whose fix is the description of the key.
 * @param base the keys that lead to the value which the schema looked at
 */
export function findingsOf(issue: z.ZodIssue, shape: z.ZodRawShape, at: Opened['at'], base: Keys = []): Finding[] {
  const keys = [...base, ...issue.path];
  const field = keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  const fix = shape[String(issue.path[0])]?.description ?? `Known keys: ${Object.keys(shape).join(', ')}.`;
  if (issue.code !== 'unrecognized_keys') return [at(keys, `${field || 'The file'} ${issue.message}.`, fix)];
  return issue.keys.map((key) => at([...keys, key], `${field ? `${field}.` : ''}${key} is not a known key.`, fix));
}

/** The line of a field, or of the nearest enclosing field that exists. */
function lineOf(document: Document.Parsed, lines: LineCounter, keys: Keys): number {
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
