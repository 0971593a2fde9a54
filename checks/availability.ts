import {packageVersions} from '../core/toolkit/packages';
import {documentedVersion} from '../core/toolkit/version';
import {firstVersion, readStated, STATED_FILE, type FirstVersion} from '../core/data/first-versions';
import {compareVersions, hasGap, readSince, SINCE_FILE, type Facts} from '../core/data/since';
import {commandFor, packageOf} from '../core/toolkit/releases/subject';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {subjectsOf} from '../core/corpus/page-subjects';
import {badgesOn, type Badge} from '../core/corpus/version-badges';
import {PAGES, type Check} from './check';

/** What is known about first versions, and what is wrong with the files that say so. */
type Known = {facts: Facts; stated: Record<string, string>; findings: Finding[]};

/** Every `<AvailableFrom>` names the first release that has what the badge is attached to, and whatever has a known one has a badge. */
export const availability: Check = {
  name: 'availability',
  rule: 'every version badge is what `data/since.json` proves or `data/stated-versions.json` states, and none of those is missing',
  failsOn: ['availability', /Nothing proves/],
  files: new RegExp(`${PAGES.source}|^(${SINCE_FILE}|${STATED_FILE})$`),
  decides: new RegExp(`^(${SINCE_FILE}|${STATED_FILE})$`),
  run(corpus) {
    const pages = judgedPages(corpus);
    const known = readKnown(corpus.dir);
    const badges = pages.map((page) => ({page, badges: badgesOn(page)}));
    const keys = badges.flatMap(({badges: onPage}) => onPage.flatMap(({key}) => key ?? []));
    const all = Object.values(known.facts);
    const count = (standing: FirstVersion['standing']) => keys.filter((key) => firstVersion(key, known.facts, known.stated)?.standing === standing).length;
    return {
      count: pages.length,
      looked:
        `pages with ${keys.length} badges: ${count('equal')} exact as stated in public and proven, ${count('unproven')} stated without a proof, ` +
        `${count('proven')} proven only, ${count('refuted')} where a proof contradicts what is stated; ` +
        `${SINCE_FILE} proves ${all.length} facts, ${all.filter(hasGap).length} of them between releases that are not consecutive`,
      findings: [
        ...known.findings,
        // Without the facts, no badge would be proven.
        ...(known.findings.length > 0
          ? []
          : badges.flatMap(({page, badges: onPage}) => [
              ...onPage.flatMap((badge) => proof(page, badge, known)),
              ...repeated(page, onPage),
              ...missing(page, onPage, known),
            ])),
      ],
      notes: corpus.isWhole ? refutations(known) : [],
    };
  },
};

function readKnown(dir: string): Known {
  const known: Known = {facts: {}, stated: {}, findings: []};
  const attempt = (file: string, fix: string, read: () => void) => {
    try {
      read();
    } catch (error) {
      known.findings.push(finding(file, 1, (error as Error).message, fix));
    }
  };
  attempt(SINCE_FILE, 'Restore the file, and let npm run since write it.', () => (known.facts = readSince(dir)));
  attempt(STATED_FILE, 'Fix the entry: key, as in data/since.json, and version.', () => (known.stated = readStated(dir)));
  return known;
}

/** Why a badge is not true; the first reason is enough. */
function proof(page: Page, {line, version, key, place}: Badge, {facts, stated}: Known): Finding[] {
  const at = (message: string, fix: string) => [finding(page.file, line, message, fix)];
  if (place === 'heading')
    return at('A badge in a heading changes the anchor of the heading.', 'Move it to the end of the line below: `string` · <AvailableFrom v="…" />.');
  if (!key)
    return at(
      'The badge is not attached to anything that a release could have added.',
      'Put it below the heading of a member, a flag or a setter, or say what it is about: of="remotion#Artifact".',
    );
  if (place === 'elsewhere') return at(`The badge of ${key} is not in its signature line.`, 'Move it to the end of the first paragraph below the heading.');
  const packageName = packageOf(key);
  if (!packageName && !(key in stated))
    return at(`"${key}" names nothing that a release could have added.`, 'Write it as in data/since.json: of="remotion#Artifact".');
  const documented = packageName && packageVersions[packageName] ? documentedVersion : undefined;
  if (documented && /^\d+\.\d+\.\d+$/.test(version) && compareVersions(version, documented) > 0)
    return at(`${version} is newer than ${packageName} ${documented}, which this site documents.`, 'Remove the badge, or document the newer release.');
  const first = firstVersion(key, facts, stated);
  if (!first) return at(`Nothing proves that ${key} came with ${version}.`, `Run: ${commandFor(key)}`);
  if (first.version === undefined) return at(`${key} is in ${facts[key]?.since} already, and may be older.`, 'Remove the badge.');
  if (first.version !== version)
    return at(`${key} came with ${first.version}, not with ${version || 'a version that is not given'}.`, `Write v="${first.version}".`);
  return [];
}

/** What a page says nothing about although its first version is stated in public. */
function missing(page: Page, badges: Badge[], {facts, stated}: Known): Finding[] {
  const {page: whole, headings} = subjectsOf(page);
  const subjects = [...(whole ? [[1, whole] as const] : []), ...headings];
  return subjects.flatMap(([line, key]) => {
    const version = key in stated ? firstVersion(key, facts, stated)?.version : undefined;
    if (version === undefined || badges.some((badge) => badge.key === key)) return [];
    return [
      finding(page.file, line, `${key} came with ${version}, which the page does not say.`, `End its first paragraph with <AvailableFrom v="${version}" />.`),
    ];
  });
}

/** Each stated version that the releases contradict, with the proof. */
function refutations({facts, stated}: Known): string[] {
  return Object.entries(stated).flatMap(([key, version]) => {
    const fact = facts[key];
    if (!fact || firstVersion(key, facts, stated)?.standing !== 'refuted') return [];
    const {since, absent} = fact;
    const before = absent === undefined || absent === 'unpublished' ? '' : `, and not in ${absent}`;
    return [`${key}: stated ${version}, but it is in ${since}${before}`];
  });
}

function repeated(page: Page, badges: Badge[]): Finding[] {
  return badges
    .filter(({key}, index) => key !== undefined && badges.findIndex((other) => other.key === key) < index)
    .map(({line, key}) => finding(page.file, line, `${key} already has a badge.`, 'Remove one of them.'));
}
