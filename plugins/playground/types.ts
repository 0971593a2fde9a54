import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {TYPES_FILE, type TypesFiles, type TypesPack} from '../../src/playground/types/messages';
import {packTypes} from './pack-types';
import {buildTypesWorker} from './types-worker';

/** Below the site's root; what is in it may be cached for ever. */
const FOLDER = 'assets/play';

/** What both files depend on, beside what lies in src/playground/types/. */
const INPUTS = [
  'package-lock.json',
  'core/toolkit/compiler-options.ts',
  'core/toolkit/sample-files.ts',
  'plugins/playground/pack-types.ts',
  'plugins/playground/types-worker.ts',
  'src/playground/packages.ts',
];

/**
 * Writes what the playground needs to know types, into the folder of a build: TypeScript in a worker, and the declarations.
 * Both are kept between builds: they change with the packages only, and take many seconds.
 * @returns the files of packages that readers get with it, for the list of licenses
 */
export async function writeTypes(siteDir: string, outDir: string): Promise<string[]> {
  const dir = path.resolve(siteDir);
  const kept = path.join(dir, 'node_modules/.cache/play-types', await inputsHash(dir));
  const known = await readBoth(kept);
  const {script, pack} = known ?? (await makeBoth(dir, kept));
  const files: TypesFiles = {worker: await write(outDir, 'types-worker.js', script), pack: await write(outDir, 'types.json', pack)};
  await fs.mkdir(path.dirname(path.join(outDir, TYPES_FILE)), {recursive: true});
  await fs.writeFile(path.join(outDir, TYPES_FILE), JSON.stringify(files));
  const names = Object.keys((JSON.parse(pack) as TypesPack).files);
  console.log(`playground: types from ${names.length} files${known ? ', as in the last build' : ''}`);
  return [path.join(dir, 'node_modules/typescript/lib/typescript.js'), ...names.map((name) => path.join(dir, name))];
}

type Both = {script: string; pack: string};

const readBoth = (folder: string): Promise<Both | undefined> =>
  Promise.all([fs.readFile(path.join(folder, 'worker.js'), 'utf8'), fs.readFile(path.join(folder, 'types.json'), 'utf8')]).then(
    ([script, pack]) => ({script, pack}),
    () => undefined,
  );

async function makeBoth(dir: string, kept: string): Promise<Both> {
  await fs.mkdir(kept, {recursive: true});
  const pack = JSON.stringify(packTypes(dir));
  const script = await fs.readFile(await buildTypesWorker(kept), 'utf8');
  await fs.writeFile(path.join(kept, 'types.json'), pack);
  return {script, pack};
}

async function inputsHash(dir: string): Promise<string> {
  const own = (await fs.readdir(path.join(dir, 'src/playground/types'))).sort().map((name) => `src/playground/types/${name}`);
  return hashOf(Buffer.concat(await Promise.all([...INPUTS, ...own].map((file) => fs.readFile(path.join(dir, file))))));
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

async function write(outDir: string, name: string, content: string): Promise<string> {
  const {name: stem, ext} = path.parse(name);
  const file = `${FOLDER}/${stem}.${hashOf(content)}${ext}`;
  await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
  await fs.writeFile(path.join(outDir, file), content);
  return file;
}
