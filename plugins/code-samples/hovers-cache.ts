import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '../../core/corpus/corpus';
import {fencesOf} from '../../core/corpus/fences';
import {earlierCode} from '../../core/course/earlier';
import type {CompiledHovers} from './hovers';

/** What else the hovers of a page depend on: the packages, and the code that produces them. */
const INPUTS = [
  'package-lock.json',
  ...['sample-program', 'sample-files', 'compiler-options'].map((name) => `core/toolkit/${name}.ts`),
  ...['hovers', 'hover-names', 'hover-mentions', 'hover-text'].map((name) => `plugins/code-samples/${name}.ts`),
];

type Cache = {
  /** The hovers of a page; null when it has none, undefined when they are not known. */
  read(page: Page): Promise<CompiledHovers | null | undefined>;
  write(page: Page, hovers: CompiledHovers | null): Promise<void>;
};

/** Keeps the hovers of each page between builds, under a hash of everything they depend on: the compiler takes longer than the rest of a warm build. */
export async function openHoversCache(siteDir: string): Promise<Cache> {
  const folder = path.join(siteDir, 'node_modules/.cache/hovers');
  await fs.mkdir(folder, {recursive: true});
  const inputs = await Promise.all(INPUTS.map((file) => fs.readFile(path.join(siteDir, file))));
  const common = hash(Buffer.concat(inputs));
  const fileOf = (page: Page) => {
    const samples = fencesOf(siteDir, page).map(({lang, meta, code}) => [lang, meta.title, meta.nocheck, code]);
    return path.join(folder, `${hash(common + page.file + JSON.stringify([...samples, ...earlierCode(siteDir, page)]))}.json`);
  };
  return {
    read: (page) =>
      fs.readFile(fileOf(page), 'utf8').then(
        (json) => JSON.parse(json) as CompiledHovers | null,
        () => undefined,
      ),
    write: (page, hovers) => fs.writeFile(fileOf(page), JSON.stringify(hovers)),
  };
}

const hash = (content: string | Buffer) => crypto.createHash('sha256').update(content).digest('hex').slice(0, 32);
