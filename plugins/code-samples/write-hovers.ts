import fs from 'node:fs/promises';
import path from 'node:path';
import {readCorpus} from '../../checks/lib/corpus';
import {hoversOf} from './hovers';
import {hoversKey, hoversPath} from './hovers-key';

/**
 * Writes the types behind the samples of all pages into a build, one file a page, and prints what they cost.
 * @throws Error when no sample has a type: then something is wrong with the program
 */
export async function writeHovers(siteDir: string, outDir: string): Promise<void> {
  const started = performance.now();
  const {pages, partials} = readCorpus(siteDir);
  const published = [...pages, ...partials].filter(({frontMatter}) => frontMatter.draft !== true);
  const hovers = hoversOf(siteDir, published);
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
  if (names === 0) throw new Error('plugins/code-samples found no type behind any sample.');
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `hovers: ${names} names in ${samples.length} samples of ${hovers.size} pages, ${Math.round(bytes / 1000)} kB, ` +
      `${seconds.toFixed(1)} s (${((seconds / samples.length) * 100).toFixed(1)} s per 100 samples)`,
  );
}
