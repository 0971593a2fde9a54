import {keyOf, loadWithEntries, publicExports, type PublicExport} from '../../core/toolkit/public-exports';
import {homesOf} from '../../core/toolkit/export-homes';
import type {Page} from '../../core/corpus/corpus';
import {routeOf, withoutSlash} from '../../core/corpus/routes';
import type {Item} from './item';

/**
 * What the packages export now and did not before, and the reverse.
 * @param dir the project, and the folder that holds the packages as they were before
 */
export function exportItems(dir: string, before: string, packages: string[], pages: Page[]): Item[] {
  const [old, now] = [exportsIn(before, packages), exportsIn(dir, packages)];
  const homes = homesOf(pages, [...old.values(), ...now.values()]);
  const isPage = (each: PublicExport) => homes.get(keyOf(each))?.by !== 'list' && homes.has(keyOf(each));
  const byRoute = new Map(pages.map((page) => [withoutSlash(routeOf(page)), page.file]));
  const fileOf = (href: string) => byRoute.get(withoutSlash(href.replace(/#.*/, ''))) ?? href;
  // What another package exports as well is listed with the first of them, so that its key may change without anything being gone.
  const namesBefore = new Set([...old.values()].map(({name}) => name));
  const fresh = [...now].filter(([key, each]) => !old.has(key) && !namesBefore.has(each.name) && !isPage(each));
  const exported = loadWithEntries(dir, packages, {namesOnly: true});
  const gone = [...old].filter(([key, each]) => !now.has(key) && !exported.exportsOf(each.package)?.has(each.name));
  return [
    ...fresh.map(([key, each]): Item => {
      const home = homes.get(key);
      const listed = home ? `; the list on ${home.href} shows it by itself` : '';
      return {
        kind: 'export new',
        page: fileOf(home?.href ?? `/docs/${each.package.replace(/^@remotion\//, '')}`),
        line: 1,
        message: `${each.entry} exports the ${each.kind} \`${each.name}\`, which is new and has no page.`,
        evidence: each.entry,
        edit: each.kind === 'value' ? `Write a page with npm run new:page${listed}.` : `Explain it where it is used${listed}.`,
      };
    }),
    ...gone
      // A page about it, and a list that says something of it, have findings of their own.
      .filter(([key, {name}]) => homes.get(key)?.by !== 'page' && !pages.some(({source}) => source.includes('<Exports ') && source.includes(`- \`${name}\``)))
      .map(([key, each]): Item => {
        const home = homes.get(key);
        return {
          kind: 'export gone',
          page: fileOf(home?.href ?? '/docs'),
          line: 1,
          message: `${each.entry} no longer exports the ${each.kind} \`${each.name}\`.`,
          evidence: each.entry,
          edit:
            home?.by === 'section'
              ? `Remove the section ${home.href}, or say until when it existed.`
              : 'Look for its name in the text; lists leave it out by themselves.',
        };
      }),
  ];
}

const exportsIn = (dir: string, packages: string[]): Map<string, PublicExport> =>
  new Map([...publicExports(dir, loadWithEntries(dir, packages, {namesOnly: true}), packages).values()].map((each) => [keyOf(each), each]));
