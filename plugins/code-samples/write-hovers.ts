import fs from 'node:fs/promises';
import path from 'node:path';
import {readPublished, type Page} from '../../core/corpus/corpus';
import {routeOf} from '../../core/corpus/routes';
import type {Home} from '../../core/toolkit/export-homes';
import {readExports, type Exports} from '../exported-types/where';
import type {HoverLink, PageHovers} from '../../src/lib/page-hovers';
import type {CompiledHovers} from './hovers';
import {openHoversCache} from './hovers-cache';
import {hoversKey, hoversPath} from '../../src/lib/page-hovers';

/**
 * Writes the types behind the samples of all pages into a build, one file per page, and prints what they cost.
 * Pages that have not changed come from the cache; if none has changed, the compiler is not even loaded.
 * @throws Error when no sample has a type, which means that something is wrong with the program
 */
export async function writeHovers(siteDir: string, outDir: string): Promise<void> {
  const started = performance.now();
  const {hovers, compiled} = await readOrCompile(siteDir, readPublished(siteDir));
  const exports = readExports(siteDir);
  let bytes = 0;
  let links = 0;
  for (const [page, content] of hovers) {
    const file = path.join(outDir, hoversPath(hoversKey(page.file)));
    const linked = withLinks(content, exports, routeOf(page));
    links += Object.values(linked.links ?? {}).flat().length;
    const json = JSON.stringify(linked);
    bytes += json.length;
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, json);
  }
  const samples = [...hovers.values()].flatMap(({fences}) => Object.values(fences));
  const names = samples.flat().length;
  if (names === 0) throw new Error('plugins/code-samples found no types in any sample.');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `hovers: ${names} names in ${samples.length} samples of ${hovers.size} pages with ${links} links, ${Math.round(bytes / 1000)} kB, ${compiled} pages compiled, ${seconds} s`,
  );
}

/** Leads from what a text mentions to the pages about it, other than the page itself. */
export function withLinks({texts, fences, mentions}: CompiledHovers, exports: Exports, route: string): PageHovers {
  const links: Record<number, HoverLink[]> = {};
  for (const [text, names] of Object.entries(mentions)) {
    const found = names.map((name) => homeOf(name, exports)).filter((home) => home !== undefined);
    const pages = new Map(found.filter(({href}) => href !== route).map(({href, title}) => [href, title]));
    if (pages.size > 0) links[Number(text)] = [...pages].slice(0, MOST_LINKS).map(([href, title]) => [title, href]);
  }
  return Object.keys(links).length > 0 ? {texts, fences, links} : {texts, fences};
}

const MOST_LINKS = 3;

function homeOf(mention: string, {homes, typeHome}: Exports): Home | undefined {
  const [packages = '', name = ''] = mention.split('#');
  const inOrder = packages.split(' ');
  return inOrder.map((each) => homes.get(`${each}#${name}`)).find((home) => home !== undefined) ?? typeHome(name, inOrder[0] ?? '');
}

async function readOrCompile(siteDir: string, pages: Page[]): Promise<{hovers: Map<Page, CompiledHovers>; compiled: number}> {
  const cache = await openHoversCache(siteDir);
  const hovers = new Map<Page, CompiledHovers>();
  const changed: Page[] = [];
  for (const page of pages) {
    const known = await cache.read(page);
    if (known) hovers.set(page, known);
    else if (known === undefined) changed.push(page);
  }
  if (changed.length > 0) {
    const {hoversOf} = await import('./hovers');
    const found = hoversOf(siteDir, changed);
    for (const page of changed) await cache.write(page, found.get(page) ?? null);
    for (const [page, content] of found) hovers.set(page, content);
  }
  return {hovers, compiled: changed.length};
}
