import type {Page} from '../corpus/corpus';
import {homesOf} from './export-homes';
import {packageVersions} from './packages';
import {keyOf, loadWithEntries, publicExports, type PublicExport} from './public-exports';

export type Coverage = {all: PublicExport[]; missing: PublicExport[]; /** Documented by an entry of `<Exports of="…" />` alone. */ listed: PublicExport[]};

/** Lists the public exports of the installed packages, those that no page is about, and those that are only listed. */
export function coverageOf(dir: string, pages: Page[], packages = Object.keys(packageVersions)): Coverage {
  const all = [...new Set(publicExports(dir, loadWithEntries(dir, packages, {namesOnly: true}), packages).values())];
  const homes = homesOf(pages, all);
  return {all, missing: all.filter((each) => !homes.has(keyOf(each))), listed: all.filter((each) => homes.get(keyOf(each))?.by === 'list')};
}

/** "348 of 349 values and 373 of 373 types are documented, 90 and 320 of them in lists". */
export function coverageFigure({all, missing, listed}: Coverage): string {
  const count = (of: PublicExport[], wanted: PublicExport['kind']) => of.filter(({kind}) => kind === wanted).length;
  const documented = (kind: PublicExport['kind']) => `${count(all, kind) - count(missing, kind)} of ${count(all, kind)}`;
  return `${documented('value')} exported values and ${documented('type')} types are documented, ${count(listed, 'value')} and ${count(listed, 'type')} of them in lists`;
}
