import {openMemory} from '../cache/remember';
import {describeExport, type DescribedExport} from './describe-export';
import {mentionedTypes} from './mentioned-types';
import {packageVersions} from './packages';
import {keyOf, loadWithEntries, publicExports, type PublicExport} from './public-exports';

/** An export with its type. */
export type ReferenceEntry = DescribedExport & {
  /** Keys of the exports whose declarations mention it. */
  usedBy: string[];
};

/**
 * Everything that packages export, by package and name. Remembered until the packages or the code that reads them change, since the compiler takes seconds.
 * @param dir absolute path of the project
 */
export function readReference(dir: string, packages = Object.keys(packageVersions)): ReferenceEntry[] {
  const memory = openMemory<ReferenceEntry[]>(dir, 'exported-types');
  const known = memory.get(packages);
  if (known) return known;
  const entries = describeAll(dir, packages);
  memory.set(packages, entries);
  memory.save({prune: true});
  return entries;
}

function describeAll(dir: string, packages: string[]): ReferenceEntry[] {
  const toolkit = loadWithEntries(dir, packages);
  const {checker} = toolkit;
  const all = publicExports(dir, toolkit, packages);
  const first = new Map([...all].reverse().map(([symbol, each]) => [each, symbol]));
  const usedBy = new Map<PublicExport | undefined, Set<string>>();
  for (const [each, symbol] of first)
    for (const type of mentionedTypes(checker, symbol, (other) => all.has(other)))
      usedBy.set(all.get(type), (usedBy.get(all.get(type)) ?? new Set()).add(keyOf(each)));
  return [...first]
    .map(([each, symbol]) => ({...describeExport(checker, symbol, each), usedBy: [...(usedBy.get(each) ?? [])].sort()}))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
