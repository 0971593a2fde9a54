import {inspectFacts, type Fact} from '../core/data/facts';
import {inspectKind} from '../core/data/read';
import {schemas, type Kind, type Sourced} from '../data/schema';
import type {Check, Report} from './check';
import type {Finding} from '../core/corpus/finding';

/** Every entry that speaks of a person, a company, a price, a figure or a term says where that comes from and when it was so. */
export const sources: Check = {
  name: 'sources',
  rule: 'entries about people, companies, prices, figures and terms have a source and a date; those older than a year are listed',
  failsOn: ['sources', /source/],
  files: /^data\//,
  run: ({dir, isJudged}) => checkSources(dir, new Date().toISOString().slice(0, 10), isJudged),
};

/**
 * Reads all entries of data/ with their sources.
 * @param today the day on which an entry's age is reckoned, as in 2026-11-22
 * @param isListed whether a file is named when its entries are older than a year
 */
export function checkSources(dir: string, today: string, isListed: (file: string) => boolean = () => true): Report {
  const kinds = (Object.keys(schemas) as Kind[]).map((kind) => ({kind, ...inspectKind(dir, kind)}));
  const {facts, findings} = inspectFacts(dir);
  const entries: Fact[] = [
    ...kinds.flatMap(({kind, entries: found}) => found.map((from) => ({file: `data/${kind}/${from.slug}.yml`, line: 1, name: from.slug, from}))),
    ...facts,
  ];
  const unsourced = [...kinds.flatMap((inspection) => inspection.unsourced), ...findings];
  const old = entries.filter(({from}) => isOlderThanAYear(seen(from), today));
  const oldest = entries.toSorted((a, b) => (seen(a.from) < seen(b.from) ? -1 : 1)).at(0);
  return {
    count: entries.length,
    looked:
      `entries with source: ${entries.length - facts.length} in the catalog, ${facts.length} in files of facts; ` +
      `the oldest is ${oldest ? `${oldest.name}, ${seen(oldest.from)}` : 'none'}; ${old.length} older than a year`,
    findings: [...unsourced, ...entries.flatMap((entry) => dateFindings(entry, today))],
    notes: byFile(old.filter(({file}) => isListed(file))).map(
      ([file, all]) => `${file}: look again, and set checked: ${all.map(({name, from}) => `${name} (${seen(from)})`).join(', ')}`,
    ),
  };
}

/** The last day on which somebody looked. */
const seen = ({asOf, checked}: Sourced): string => checked ?? asOf;

/** Dates of different precision are compared by what both of them say: 2025 and 2025-08-12 are in the same year. */
const isBefore = (a: string, b: string): boolean => a.slice(0, b.length) < b.slice(0, a.length);

const isOlderThanAYear = (date: string, today: string): boolean => isBefore(date, `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);

function dateFindings({file, line, name, from: {asOf, checked}}: Fact, today: string): Finding[] {
  const at = (message: string, fix: string): Finding => ({file, line, message: `${name}: ${message}`, fix});
  const future = [asOf, checked].find((date) => date !== undefined && isBefore(today, date));
  if (future) return [at(`${future} has not come yet.`, 'Write the date on which it was seen.')];
  return checked && isBefore(checked, asOf) ? [at(`checked is ${checked}, before asOf, ${asOf}.`, 'Write the later of the two into checked.')] : [];
}

/** Entries by the file or, in the catalog, the folder that holds them. */
function byFile(entries: Fact[]): [string, Fact[]][] {
  const groups = new Map<string, Fact[]>();
  for (const entry of entries) {
    const place = entry.file.endsWith('.yml') ? entry.file.replace(/[^/]+$/, '') : entry.file;
    groups.set(place, [...(groups.get(place) ?? []), entry]);
  }
  return [...groups];
}
