import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';
import type {Finding} from '../corpus/finding';

export const SYNONYMS_FILE = 'data/synonyms.yml';

const WORD = /^[\p{Ll}\p{N}]+$/u;
const PHRASE = /^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+){0,2}$/u;
const meant = z
  .array(z.string().regex(WORD, 'must be words of lower-case letters and digits'), {invalid_type_error: 'must be a list, as in [captions, srt]'})
  .min(1, 'must name a word');

/** What readers say → what the pages say. */
export type Synonyms = Record<string, string[]>;

/**
 * Reads the synonyms of the search.
 * @param dir absolute path of the project
 * @throws Error that names the line and fix of everything that is wrong
 */
export function readSynonyms(dir: string): Synonyms {
  const {synonyms, findings} = inspectSynonyms(fs.readFileSync(path.join(dir, SYNONYMS_FILE), 'utf8'));
  if (findings.length === 0) return synonyms;
  throw new Error(`The synonyms cannot be used:\n${findings.map(({file, line, message, fix}) => `- ${file}:${line}  ${message}\n    → ${fix}`).join('\n')}`);
}

/** Reads synonyms and says what is wrong with them; never throws for the content. */
export function inspectSynonyms(source: string): {synonyms: Synonyms; findings: Finding[]} {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const at = (line: number, message: string, fix: string): Finding => ({file: SYNONYMS_FILE, line, message, fix});
  const [error] = document.errors;
  if (error || !isMap(document.contents)) {
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    return {synonyms: {}, findings: [at(line, error?.message.split('\n')[0] ?? 'The file has no synonyms.', 'One line each: "subtitles: [captions, srt]".')]};
  }
  const synonyms: Synonyms = {};
  const findings = document.contents.items.flatMap(({key, value}) => {
    const said = String(isScalar(key) ? key.value : key);
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
    if (!PHRASE.test(said))
      return [at(line, `"${said}" must be one to three words of lower-case letters and digits.`, 'Write it as the search reads it: "node js".')];
    const result = meant.safeParse(isMap(value) ? undefined : JSON.parse(JSON.stringify(value)));
    if (!result.success) return [at(line, `${said} ${result.error.issues[0]?.message ?? 'is wrong'}.`, 'As in "subtitles: [captions, srt]".')];
    synonyms[said] = result.data;
    return [];
  });
  return {synonyms, findings};
}
