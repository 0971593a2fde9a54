import {headingsOf} from '../corpus/anchors';
import type {Page} from '../corpus/corpus';
import {routeOf} from '../corpus/routes';
import {badgesOn} from '../corpus/version-badges';
import {subjectsOf} from '../corpus/page-subjects';
import type {ReleaseChange} from './changes';
import {compareVersions} from './since';

/** Something that a release took away or changed. */
export type ChangedThing = Pick<ReleaseChange, 'package' | 'what' | 'name' | 'to' | 'before' | 'after'> & {
  /** The release before it in the registry, where there are others between that it lacks. */
  previous?: string;
  /** Where it is explained. */
  href?: string;
};

/** What a release was the first to have, as the badges of the pages say, and what it took away or changed. */
export type Release = {
  version: string;
  pages: {title: string; to: string; isNew: boolean; members: {name: string; id: string}[]}[];
  changes: ChangedThing[];
};

/** The releases that badges and changes name, the newest first; the pages of each by title, and what is new on them in reading order. */
export function releasesOf(pages: Page[], changes: ReleaseChange[] = []): Release[] {
  const releases = new Map<string, Release['pages']>(changes.map(({release}) => [release, []]));
  const homes = changes.length > 0 ? subjectHomes(pages) : new Map<string, string>();
  for (const page of pages)
    for (const badge of badgesOn(page)) {
      const {version, key, heading} = badge;
      if (key === undefined) continue;
      const found = releases.get(version) ?? [];
      releases.set(version, found);
      const to = routeOf(page);
      const entry = found.find((other) => other.to === to) ?? {title: String(page.frontMatter.title), to, isNew: false, members: []};
      if (!found.includes(entry)) found.push(entry);
      const above = headingsOf(page).find(({line}) => line === heading);
      if (above) entry.members.push({name: above.text, id: above.id});
      else entry.isNew = true;
    }
  return [...releases]
    .map(([version, on]) => ({
      version,
      pages: on.sort((a, b) => (a.title < b.title ? -1 : 1)),
      changes: changes.filter(({release}) => release === version).map((change) => changedThing(change, homes)),
    }))
    .sort((a, b) => compareVersions(b.version, a.version));
}

/** The release that first had what stands at each address, page or section; where several are named, the first of them. */
export function firstReleases(releases: Release[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const {version, pages} of releases)
    for (const {to, isNew, members} of pages) {
      if (isNew) first.set(to, version);
      for (const {id} of members) first.set(`${to}#${id}`, version);
    }
  return first;
}

/** Something that a release took away or changed, as the page says that explains it. */
export type PageChange = Pick<ChangedThing, 'what' | 'name' | 'to'> & {version: string};

/** What releases took away or changed of that which each page explains, by its address; the newest first. */
export function changesByPage(releases: Release[]): Record<string, PageChange[]> {
  const found: Record<string, PageChange[]> = {};
  for (const {version, changes} of releases)
    for (const {href, what, name, to} of changes)
      if (href !== undefined) (found[href.replace(/#.*/, '')] ??= []).push({version, what, name, ...(to === undefined ? {} : {to})});
  return found;
}

function changedThing({release, previous, package: from, what, name, to, before, after}: ReleaseChange, homes: Map<string, string>): ChangedThing {
  const key = `${from}#${to ?? name}`;
  const href = homes.get(key) ?? homes.get(key.replace(/(\(\))?\.[^.]*$/, ''));
  const hasGap = Number(release.split('.')[2]) - Number(previous.split('.')[2]) > 1;
  return {package: from, what, name, to, before, after, ...(hasGap ? {previous} : {}), ...(href ? {href} : {})};
}

/** Where each export and member is explained, by its key in data/since.json. */
function subjectHomes(pages: Page[]): Map<string, string> {
  const homes = new Map<string, string>();
  for (const page of pages) {
    const {page: own, headings} = subjectsOf(page);
    if (own !== undefined) homes.set(own, routeOf(page));
    for (const {line, id} of headingsOf(page)) {
      const key = headings.get(line);
      if (key !== undefined && !homes.has(key)) homes.set(key, `${routeOf(page)}#${id}`);
    }
  }
  return homes;
}
