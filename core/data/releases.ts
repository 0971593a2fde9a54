import {headingsOf} from '../corpus/anchors';
import type {Page} from '../corpus/corpus';
import {routeOf} from '../corpus/routes';
import {badgesOn} from '../corpus/version-badges';
import {compareVersions} from './since';

/** What a release was the first to have, as the badges of the pages say. */
export type Release = {version: string; pages: {title: string; to: string; isNew: boolean; members: {name: string; id: string}[]}[]};

/** The releases that badges name, the newest first; the pages of each by title, and what is new on them in reading order. */
export function releasesOf(pages: Page[]): Release[] {
  const releases = new Map<string, Release['pages']>();
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
    .map(([version, on]) => ({version, pages: on.sort((a, b) => (a.title < b.title ? -1 : 1))}))
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
