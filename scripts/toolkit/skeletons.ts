import fs from 'node:fs';
import path from 'node:path';
import {headingsOf} from '../../core/corpus/anchors';
import {subjectsOf} from '../../core/corpus/page-subjects';
import {pageFrom} from '../../core/corpus/read-page';
import type {Change, Item} from './item';

type Skeleton = Extract<Change, {do: 'skeleton'}>;

/** What a person still has to do; `npm run check` does not pass while a page has a flag or member without a description. */
export const unfinished = (version: string): string => `{/* New in ${version}: say what it does, and its unit. */}`;

/** Below what line of a page a new heading goes; undefined where nothing shows where. */
function placeFor(source: string, file: string, {below}: Skeleton): {after: number; depth: number} | undefined {
  const headings = headingsOf(pageFrom(file, source));
  const alike = 'flags' in below ? /^--/ : 'setters' in below ? /^(Config\.)?(set|override)\w+\(/ : undefined;
  const start = alike ? headings.findLastIndex(({text}) => alike.test(text)) : headings.findIndex(({line}) => 'line' in below && line === below.line);
  const anchor = headings[start];
  if (!anchor) return undefined;
  // A section ends where the next one of its level begins; so does a flag or a setter.
  const next = headings.slice(start + 1).find(({depth}) => depth <= anchor.depth);
  return {after: (next?.line ?? source.split('\n').length + 1) - 1, depth: alike ? anchor.depth : anchor.depth + 1};
}

/**
 * Writes the changes of one page that need no judgment: replacements first, since skeletons move lines.
 * @param badges the first version of a new member or flag, by its key in data/since.json
 * @returns the source as it was where nothing can be written
 */
export function edited(source: string, file: string, items: Item[], version: string, badges: (key: string) => string | undefined = () => undefined): string {
  const lines = source.split('\n');
  for (const {change} of items) {
    if (change?.do !== 'replace') continue;
    const line = lines[change.line - 1];
    if (line !== undefined) lines[change.line - 1] = line.replace(change.from, change.to);
  }
  let text = lines.join('\n');
  const skeletons = items.flatMap(({change}) => (change?.do === 'skeleton' ? [change] : []));
  // From the end of the page, so that the lines above stay where they are.
  for (const skeleton of skeletons.sort((a, b) => lineOf(b) - lineOf(a))) {
    const place = placeFor(text, file, skeleton);
    if (!place) continue;
    const all = text.split('\n');
    while (place.after > 0 && all[place.after - 1]?.trim() === '') place.after--;
    all.splice(
      place.after,
      0,
      '',
      `${'#'.repeat(place.depth)} ${skeleton.heading}`,
      '',
      [skeleton.signature, unfinished(version)].filter(Boolean).join('\n\n'),
    );
    const withHeading = all.join('\n');
    const key = subjectsOf(pageFrom(file, withHeading)).headings.get(place.after + 2);
    const badge = key === undefined ? undefined : badges(key);
    if (badge !== undefined) all[place.after + 3] = badgeInto(all[place.after + 3] ?? '', skeleton, badge);
    text = all.join('\n');
  }
  return text;
}

const lineOf = ({below}: Skeleton): number => ('line' in below ? below.line : Number.MAX_SAFE_INTEGER);

const badgeInto = (text: string, {signature}: Skeleton, version: string): string => {
  const badge = `<AvailableFrom v="${version}" />`;
  return signature ? text.replace(signature, `${signature} · ${badge}`) : `${badge}\n\n${text}`;
};

/** The keys in data/since.json of everything that skeletons would add, by page. */
export function newKeys(dir: string, items: Item[], version: string): Set<string> {
  const keys = new Set<string>();
  for (const [file, own] of byPage(items.filter(({change}) => change))) {
    const source = fs.readFileSync(path.join(dir, file), 'utf8');
    const known = new Set(subjectsOf(pageFrom(file, source)).headings.values());
    for (const key of subjectsOf(pageFrom(file, edited(source, file, own, version))).headings.values()) if (!known.has(key)) keys.add(key);
  }
  return keys;
}

export function byPage(items: Item[]): Map<string, Item[]> {
  const pages = new Map<string, Item[]>();
  for (const item of items) pages.set(item.page, [...(pages.get(item.page) ?? []), item]);
  return pages;
}

/** Writes the mechanical changes into the pages. Returns the files that are different now. */
export function applyChanges(dir: string, items: Item[], version: string, since: Record<string, string>): string[] {
  return [...byPage(items.filter(({change}) => change))].flatMap(([file, own]) => {
    const place = path.join(dir, file);
    const source = fs.readFileSync(place, 'utf8');
    const text = edited(source, file, own, version, (key) => since[key]);
    if (text === source) return [];
    fs.writeFileSync(place, text);
    return [file];
  });
}
