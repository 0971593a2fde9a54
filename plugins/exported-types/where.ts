import {readPublished} from '../../core/corpus/corpus';
import {homesOf, namesOf, type Home} from '../../core/toolkit/export-homes';
import {readReference, type ReferenceEntry} from '../../core/toolkit/export-reference';
import {keyOf} from '../../core/toolkit/public-exports';

/** What pages need to know about the exports of the packages. */
export type Exports = {
  entries: ReferenceEntry[];
  homes: Map<string, Home>;
  /** Where the type with a name is explained, as a page about a package means it. */
  hrefOf: (name: string, packageName: string) => string | undefined;
  /** The same, with what the page or section calls it. */
  typeHome: (name: string, packageName: string) => Home | undefined;
};

/** Of two types with the same name, that of the rendering API is meant on most pages. */
const USUAL = ['@remotion/renderer', 'remotion'];

let known: Exports | undefined;

/** Reads the types and the pages once for all pages of a build. */
export function readExports(siteDir: string): Exports {
  return (known ??= exportsIn(readReference(siteDir), (entries) => homesOf(readPublished(siteDir), entries)));
}

export function exportsIn(entries: ReferenceEntry[], findHomes: (entries: ReferenceEntry[]) => Map<string, Home>): Exports {
  const homes = findHomes(entries);
  const byName = new Map<string, ReferenceEntry[]>();
  for (const entry of entries.filter(isType)) for (const name of namesOf(entry)) byName.set(name, [...(byName.get(name) ?? []), entry]);
  const typeHome: Exports['typeHome'] = (name, packageName) => {
    const candidates = byName.get(name) ?? [];
    const inOrder = [packageName, ...USUAL].flatMap((wanted) => candidates.filter((entry) => entry.package === wanted));
    const found = candidates.length === 1 ? candidates[0] : inOrder[0];
    return found && homes.get(keyOf(found));
  };
  return {entries, homes, typeHome, hrefOf: (name, packageName) => typeHome(name, packageName)?.href};
}

/** Types, and classes, which are types as well. */
const isType = ({kind, name}: ReferenceEntry) => kind === 'type' || /Error$/.test(name);
