import type {ShowcaseEntry} from '@site/data/schema';
import type {Values} from '@site/src/components/form/definition';
import {FORMATS, splitTags} from './definition';

const LINKS = ['video', 'code', 'website', 'tutorial'] as const;

/**
 * The entry that the answers would make.
 * @param values the answers so far
 * @param month the month of the submission, as in 2025-08
 */
export function toEntry(values: Values, month: string): ShowcaseEntry {
  const said = (name: string) => values[name]?.trim() ?? '';
  const title = said('title');
  const format = FORMATS[said('format')];
  return {
    slug: slugOf(title),
    title,
    ...(said('description') && {description: said('description')}),
    added: month,
    tags: splitTags(said('tags')),
    ...(said('author') && {author: {name: said('author'), url: said('authorUrl')}}),
    size: format ?? {width: 1920, height: 1080},
    ...Object.fromEntries(LINKS.filter(said).map((link) => [link, said(link)])),
    // Whoever submits an entry vouches for it; their site is where a reader can look it up.
    source: [said('website') || said('video') || said('authorUrl')],
    asOf: month,
  };
}

/** The contents of the entry's file in data/showcase/; JSON values are valid YAML. */
export function toDataFile(entry: ShowcaseEntry): string {
  return Object.entries(entry)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}

function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'untitled';
}
