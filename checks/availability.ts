import type {Heading} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {packageVersions} from '../core/toolkit/packages';
import {documentedVersion} from '../core/toolkit/version';
import {compareVersions, hasGap, readSince, SINCE_FILE, type Facts} from '../core/data/since';
import {commandFor, packageOf} from '../core/toolkit/releases/subject';
import {propsOf} from '../core/corpus/components';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {subjectsOf} from '../core/corpus/page-subjects';
import {PAGES, type Check} from './check';

/** Every `<AvailableFrom>` agrees with the published releases: it names the first one that has what the badge is attached to. */
export const availability: Check = {
  name: 'availability',
  files: new RegExp(`${PAGES.source}|^${SINCE_FILE}$`),
  run(corpus) {
    const pages = judgedPages(corpus);
    const {facts, findings} = factsOf(corpus.dir);
    const badges = pages.map((page) => ({page, badges: badgesOf(page)}));
    const total = badges.reduce((sum, {badges: onPage}) => sum + onPage.length, 0);
    const all = Object.values(facts);
    return {
      count: pages.length,
      looked: `pages with ${total} badges; ${SINCE_FILE} proves ${all.length} facts, ${all.filter(hasGap).length} of them between releases that are not consecutive`,
      findings: [
        ...findings,
        // Without the facts, no badge would be proven.
        ...(findings.length > 0
          ? []
          : badges.flatMap(({page, badges: onPage}) => [...onPage.flatMap((badge) => proof(page, badge, facts)), ...repeated(page, onPage)])),
      ],
    };
  },
};

type Badge = {
  line: number;
  version: string;
  /** Key of what it is about; none if that is nothing a release could have added. */
  key?: string;
  place: 'heading' | 'signature' | 'elsewhere';
};

function factsOf(dir: string): {facts: Facts; findings: Finding[]} {
  try {
    return {facts: readSince(dir), findings: []};
  } catch (error) {
    return {facts: {}, findings: [finding(SINCE_FILE, 1, (error as Error).message, 'Restore the file, and let npm run since write it.')]};
  }
}

function badgesOf(page: Page): Badge[] {
  const subjects = subjectsOf(page);
  const badges: Badge[] = [];
  let heading: Heading | undefined;
  let blocks = 0;
  for (const block of page.tree.children) {
    if (block.type === 'heading') [heading, blocks] = [block, 0];
    else blocks++;
    const place = block.type === 'heading' ? 'heading' : heading === undefined || (blocks === 1 && block.type === 'paragraph') ? 'signature' : 'elsewhere';
    visit(block, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as MdxJsxTextElement | MdxJsxFlowElement;
      if (element.name !== 'AvailableFrom') return;
      const {v = '', of} = propsOf(element as MdxJsxFlowElement);
      const key = of ?? (heading ? subjects.headings.get(heading.position?.start.line ?? 1) : subjects.page);
      badges.push({line: element.position?.start.line ?? 1, version: v, key, place: of && place === 'elsewhere' ? 'signature' : place});
    });
  }
  return badges;
}

/** Why a badge is not true; the first reason is enough. */
function proof(page: Page, {line, version, key, place}: Badge, facts: Facts): Finding[] {
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
  if (!packageName) return at(`"${key}" names nothing that a release could have added.`, 'Write it as in data/since.json: of="remotion#Artifact".');
  if (packageVersions[packageName] && /^\d+\.\d+\.\d+$/.test(version) && compareVersions(version, documentedVersion) > 0)
    return at(`${version} is newer than ${packageName} ${documentedVersion}, which this site documents.`, 'Remove the badge, or document the newer release.');
  const fact = facts[key];
  if (!fact) return at(`Nothing proves that ${key} came with ${version}.`, `Run: ${commandFor(key)}`);
  if (fact.absent === undefined) return at(`${key} is in ${fact.since} already, and may be older.`, 'Remove the badge.');
  if (fact.since !== version) return at(`${key} came with ${fact.since}, not with ${version || 'a version that is not given'}.`, `Write v="${fact.since}".`);
  return [];
}

function repeated(page: Page, badges: Badge[]): Finding[] {
  return badges
    .filter(({key}, index) => key !== undefined && badges.findIndex((other) => other.key === key) < index)
    .map(({line, key}) => finding(page.file, line, `${key} already has a badge.`, 'Remove one of them.'));
}
