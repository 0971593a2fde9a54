import fs from 'node:fs/promises';
import path from 'node:path';
import {readPublished, type Page} from '../../core/corpus/corpus';
import type {PageHovers} from '../../src/lib/page-hovers';
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
  let bytes = 0;
  for (const [page, content] of hovers) {
    const file = path.join(outDir, hoversPath(hoversKey(page.file)));
    const json = JSON.stringify(content);
    bytes += json.length;
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, json);
  }
  const samples = [...hovers.values()].flatMap(({fences}) => Object.values(fences));
  const names = samples.flat().length;
  if (names === 0) throw new Error('plugins/code-samples found no types in any sample.');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `hovers: ${names} names in ${samples.length} samples of ${hovers.size} pages, ${Math.round(bytes / 1000)} kB, ${compiled} pages compiled, ${seconds} s`,
  );
}

async function readOrCompile(siteDir: string, pages: Page[]): Promise<{hovers: Map<Page, PageHovers>; compiled: number}> {
  const cache = await openHoversCache(siteDir);
  const hovers = new Map<Page, PageHovers>();
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
