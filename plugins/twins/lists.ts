import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {isUnlisted} from '../../core/corpus/unlisted';
import {SECTIONS} from '../../core/corpus/sections';
import {LIST_FILE} from '../../core/corpus/written-files';
import {rootList} from './root-list';
import {entryOf, type Area, type Group} from './entries';
import type {Site} from './links';
import type {Twin} from './twin';

type Item = {type: string; id?: string; label?: string; link?: {type: string; id?: string}; items?: Item[]};

/** What an agent that reads a list in one piece takes in; longer ones may be cut off. */
export const MAX_LIST_BYTES = 50_000;

const AREA_TITLES: Record<string, string> = {mainSidebar: 'Guides', apiSidebar: 'API reference', recorderSidebar: 'Recorder'};

/** How much of that the groups of a list may take; its title and the line below it need the rest. */
const MAX_GROUPS_BYTES = MAX_LIST_BYTES - 2_000;

/** llms.txt and the lists that it names, by file: one for each sidebar of the documentation and for each other section. */
export function listsOf(twins: Twin[], site: Site, version: string, docs: DocsContent | undefined): Map<string, string> {
  const listed = twins.filter(({route}) => !isUnlisted(`/${route.slice(site.baseUrl.length)}`));
  const areas = [...docAreas(listed, site, docs), ...sectionAreas(listed, site)]
    .map((area) => ({...area, groups: area.groups.filter((group) => group.twins.length > 0)}))
    .filter(({groups}) => groups.length > 0)
    .flatMap((area) => inParts(area, site));
  const inAreas = new Set(areas.flatMap(({groups}) => groups.flatMap((group) => group.twins)));
  const rest = listed.filter((twin) => !inAreas.has(twin));
  return new Map([[LIST_FILE, rootList(areas, rest, site, version)], ...areas.map((area): [string, string] => [area.file, listOf(area, site, version)])]);
}

function listOf({title, groups}: Area, site: Site, version: string): string {
  const parts = groups.map((group) => textOf(group, site));
  return `# Remotion ${version}: ${title}\n\n> Every page of this area as Markdown. All areas: ${site.url}${site.baseUrl}${LIST_FILE}\n\n${parts.join('\n\n')}\n`;
}

const textOf = ({title, twins}: Group, site: Site): string => `## ${title}\n\n${twins.map((twin) => entryOf(twin, site)).join('\n')}`;

/** An area that is too long for one list, as several of about the same length; no group is divided. */
function inParts(area: Area, site: Site): Area[] {
  const bytes = (groups: Group[]) => groups.reduce((sum, group) => sum + Buffer.byteLength(textOf(group, site)) + 2, 0);
  const most = bytes(area.groups) / Math.ceil(bytes(area.groups) / MAX_GROUPS_BYTES);
  const parts = area.groups.reduce<Group[][]>((all, group) => {
    const last = all.at(-1) ?? [];
    // A part ends where it is as close to its share as whole groups allow.
    const isFull = last.length > 0 && (bytes([...last, group]) > MAX_GROUPS_BYTES || bytes(last) + bytes([group]) / 2 > most);
    return isFull || all.length === 0 ? [...all, [group]] : [...all.slice(0, -1), [...last, group]];
  }, []);
  if (parts.length === 1) return [area];
  return parts.map((groups, index) => ({
    file: index === 0 ? area.file : area.file.replace(/llms\.txt$/, `part-${index + 1}/llms.txt`),
    title: `${area.title}, part ${index + 1} of ${parts.length}`,
    groups,
  }));
}

/** The sidebars of the documentation's latest version, each by its categories. */
function docAreas(twins: Twin[], site: Site, docs: DocsContent | undefined): Area[] {
  const version = docs?.loadedVersions.find(({isLast}) => isLast);
  if (!version) return [];
  const byRoute = new Map(twins.map((twin) => [twin.route, twin]));
  const twinOfDoc = new Map(version.docs.map(({id, permalink}) => [id, byRoute.get(permalink)]));
  const root = version.path.slice(site.baseUrl.length);
  return Object.entries(version.sidebars).map(([name, items], index) => {
    const folder = index === 0 ? root : `${root}/${name.replace(/Sidebar$/, '')}`;
    const groups = (items as Item[]).map((item) => ({
      title: item.label ?? 'Start',
      twins: idsOf(item).flatMap((id) => twinOfDoc.get(id) ?? []),
    }));
    const others = index === 0 ? version.docs.filter(({sidebar}) => !sidebar).flatMap(({id}) => twinOfDoc.get(id) ?? []) : [];
    return {
      file: `${folder}/llms.txt`.replace(/^\//, ''),
      title: AREA_TITLES[name] ?? name,
      groups: [...merged(groups), {title: 'Other pages', twins: others}],
    };
  });
}

/** Items that stand by themselves one after the other form one group. */
const merged = (groups: Group[]): Group[] =>
  groups.reduce<Group[]>((all, group) => {
    const last = all.at(-1);
    if (last?.title !== group.title) return [...all, group];
    return [...all.slice(0, -1), {...last, twins: [...last.twins, ...group.twins]}];
  }, []);

const idsOf = (item: Item): string[] => [
  ...(item.type === 'doc' && item.id ? [item.id] : []),
  ...(item.link?.type === 'doc' && item.link.id ? [item.link.id] : []),
  ...(item.items ?? []).flatMap(idsOf),
];

/** The sections beside the documentation that have more than a few pages. */
const sectionAreas = (twins: Twin[], {baseUrl}: Site): Area[] =>
  SECTIONS.filter(({id}) => id !== 'docs').map(({id, title}) => ({
    file: `${id}/llms.txt`,
    title,
    groups: [{title, twins: twins.filter(({route}) => route === `${baseUrl}${id}` || route.startsWith(`${baseUrl}${id}/`))}],
  }));
