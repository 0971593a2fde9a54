import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {CUT_MARKER, parseFenceMeta, splitAtCut, type FenceMeta} from '../../core/corpus/fence-meta';
import {code, paragraph, text, type Node} from './nodes';

/** A sample as Markdown: whole, with the name of its file; lines that a change adds or removes are those of a diff. */
export function fenceOf(siteDir: string, {lang, meta: words, value}: Pick<Code, 'lang' | 'meta' | 'value'>): Code {
  const meta = parseFenceMeta(words ?? '');
  const source = meta.file ? fs.readFileSync(path.join(siteDir, meta.file), 'utf8') : value;
  const {hidden, shown} = splitAtCut(source);
  const change = meta.added.size + meta.removed.size > 0;
  const body = [...(hidden ? [commented(hidden, lang ?? '')] : []), change ? diffOf(shown, meta) : shown.replace(/\n$/, '')].join('\n\n');
  return code(change ? 'diff' : (lang ?? 'txt'), body, meta.title === undefined ? undefined : `title="${meta.title}"`);
}

/** What is seen in the strip below a sample. */
export function stripAsText({meta: words}: Pick<Code, 'meta'>): Node[] {
  const {frames, shows} = parseFenceMeta(words ?? '');
  return frames !== undefined && shows !== undefined ? [paragraph(text(`Frames ${frames}: ${shows}`))] : [];
}

/** What a page does not show is needed to run the sample, so it comes first, as comments. */
function commented(hidden: string, lang: string): string {
  const sign = ['bash', 'yaml', 'docker', 'python', 'ruby'].includes(lang) ? '#' : '//';
  const lines = hidden.replace(CUT_MARKER, '').trim().split('\n');
  return [`${sign} Needed to run this sample:`, ...lines.map((line) => `${sign} ${line}`.trimEnd())].join('\n');
}

const diffOf = (shown: string, {added, removed}: FenceMeta): string =>
  shown
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => `${removed.has(index + 1) ? '-' : added.has(index + 1) ? '+' : ' '} ${line}`.trimEnd())
    .join('\n');
