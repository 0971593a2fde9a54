import {createSlugger} from '@docusaurus/utils';
import type {Page} from '../corpus/corpus';
import {routeOf} from '../corpus/routes';
import {scanFences} from '../corpus/scan-fences';
import {keyOf, type PublicExport} from './public-exports';

/** Where readers find an export. */
export type Home = {
  /** Path of the page, with the anchor of the section. */
  href: string;
  /** What the page or section calls it: `<Sequence>`, `spring()`, `Codec`. */
  title: string;
  /** A page or section that somebody wrote, or an entry of `<Exports of="…" />`. */
  by: 'page' | 'section' | 'list';
};

/** `<Exports of="@remotion/renderer">` in the source of a page. */
const LISTED = /^<Exports of="([^"]+)"/gm;

/**
 * Finds the page, the section or the list that is about each export, by its key.
 * Looks only at front matter and headings, without parsing, since a build asks about all pages.
 */
export function homesOf(pages: Page[], exports: PublicExport[]): Map<string, Home> {
  const docs = pages
    .filter(({root}) => root === 'docs')
    .map((page) => ({page, route: routeOf(page), about: packageOf(page), lists: packageOf(page) ? listsOn(page) : []}));
  const homes = new Map<string, Home>();
  const settle = (each: PublicExport, home: Home | undefined) => home && !homes.has(keyOf(each)) && homes.set(keyOf(each), home);
  const byPackage = new Map<string, PublicExport[]>();
  for (const each of exports) byPackage.set(each.package, [...(byPackage.get(each.package) ?? []), each]);
  for (const {page, route, about} of docs)
    for (const each of byPackage.get(about ?? '') ?? [])
      if (namesOf(each).includes(String(page.frontMatter.export))) settle(each, {href: route, title: String(page.frontMatter.title), by: 'page'});
  for (const {page, route} of docs.filter(({page}) => page.frontMatter.kind === 'config'))
    homes.set('@remotion/cli#Config', {href: route, title: String(page.frontMatter.title), by: 'page'});
  for (const {page, route, about} of docs) {
    const own = byPackage.get(about ?? '') ?? [];
    const headings = own.length > 0 ? headingsOf(page) : [];
    for (const each of own) {
      const found = headings.find(({text}) => isNamed(text, each));
      settle(each, found && {href: `${route}#${found.id}`, title: found.text, by: 'section'});
    }
  }
  for (const {route, lists} of docs)
    for (const each of lists.flatMap((name) => byPackage.get(name) ?? [])) settle(each, {href: `${route}#${anchorOf(each)}`, title: each.name, by: 'list'});
  return homes;
}

/** The packages whose exports a page lists. */
const listsOn = ({source}: Page): string[] => [...source.matchAll(LISTED)].map(([, name = '']) => name);

export const namesOf = ({name, aliases}: PublicExport): string[] => [name, ...aliases];

/** The id of an entry of a list. */
export const anchorOf = ({name}: PublicExport): string => name.toLowerCase();

const packageOf = ({frontMatter}: Page): string | undefined =>
  /^(?:@[^/]+\/)?[^/]+/.exec(typeof frontMatter.package === 'string' ? frontMatter.package : '')?.[0];

/** The headings of a page, with the ids that the site gives them. */
function headingsOf({source}: Page): {text: string; id: string}[] {
  const code = new Set(scanFences(source).flatMap(({line, code: text}) => text.split('\n').map((_, index) => line + index)));
  const slugger = createSlugger();
  return source.split('\n').flatMap((line, index) => {
    const [, written, id] = /^#{2,6} (.+?)\s*(?:\\?\{#([\w-]+)\})?$/.exec(line) ?? [];
    if (written === undefined || code.has(index + 1)) return [];
    const text = written.replace(/[`\\]/g, '');
    return [{text, id: id ?? slugger.slug(text)}];
  });
}

/** Titles of sections that happen to be names of types, too. */
const SECTIONS = ['Options', 'Props', 'Events', 'Fields', 'Methods'];

/** A heading that consists of a type's name; for a value, of its call, or of the name of a class or a constant: others are those of members. */
function isNamed(heading: string, {kind, ...each}: PublicExport): boolean {
  const plain = heading.replace(/^<(.+?)( \/)?>$/, '$1');
  const name = plain.replace(/\(.*\)$/, '');
  return namesOf({kind, ...each}).includes(name) && !SECTIONS.includes(name) && (kind === 'type' || plain !== name || plain !== heading || /^[A-Z]/.test(name));
}
