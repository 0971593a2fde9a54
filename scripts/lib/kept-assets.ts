import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {HASHED_FILES} from '../../plugins/hosting/rules';
import {UsageError} from './arguments';

const MANIFEST = 'asset-manifest.json';

const manifestSchema = z.object({
  /** Address of the site, since a folder may be reused for another one. */
  site: z.string(),
  /** The hashed files of each build, the newest first. */
  builds: z.array(z.array(z.string().refine((file) => path.posix.normalize(file) === file && !/^(\/|\.\.)/.test(file)))),
});

type AssetManifest = z.infer<typeof manifestSchema>;

/**
 * How many builds' files a build holds: 1, its own, unless `--keep 3` asks for more.
 * @throws UsageError when that is no such number
 */
export function readKeep(words: string[]): number {
  const keep = words.includes('--keep') ? Number(words[words.indexOf('--keep') + 1]) : 1;
  if (!Number.isInteger(keep) || keep < 1 || keep > 20) throw new UsageError('--keep must be a number of builds from 1 to 20, as in npm run build -- --keep 3');
  return keep;
}

/**
 * Adds to a build the hashed files of the builds before it, so that a tab which was opened before a deployment still finds its scripts.
 * @param store folder that keeps the files between builds; a build on another machine needs a copy of it
 * @param site address of the site
 * @param keep how many builds' files the result holds, this build's among them
 * @returns how many files were added
 * @throws Error when the store is not this site's, or cannot be read
 */
export function keepAssets(build: string, store: string, site: string, keep: number): number {
  const own = filesOf(build)
    .filter((file) => new RegExp(`(^|/)${HASHED_FILES}`).test(file) && !/\.(br|gz|html)$/.test(file))
    .sort();
  const isNew = (files: string[]) => files.length !== own.length || files.some((file, index) => file !== own[index]);
  const before = keep > 1 ? readManifest(store, site).filter(isNew) : [];
  const manifest: AssetManifest = {site, builds: [own, ...before].slice(0, keep)};
  const kept = new Set(manifest.builds.flat());
  let added = 0;
  if (keep > 1) {
    for (const file of own) copy(path.join(build, file), path.join(store, file));
    for (const file of filesOf(store)) if (file !== MANIFEST && !kept.has(file)) fs.rmSync(path.join(store, file));
    fs.writeFileSync(path.join(store, MANIFEST), JSON.stringify(manifest));
    for (const file of kept) if (!fs.existsSync(path.join(build, file))) added += copy(path.join(store, file), path.join(build, file));
  }
  fs.writeFileSync(path.join(build, MANIFEST), JSON.stringify(manifest));
  return added;
}

function readManifest(store: string, site: string): string[][] {
  const file = path.join(store, MANIFEST);
  if (!fs.existsSync(file)) return [];
  const repair = `Delete the folder ${store}, which holds nothing but files of earlier builds.`;
  const parsed = manifestSchema.safeParse(parse(fs.readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is no list of earlier builds. ${repair}`);
  if (parsed.data.site !== site) throw new Error(`${file} lists the files of ${parsed.data.site}, and this is ${site}. ${repair}`);
  return parsed.data.builds;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The files of a folder, with slashes. */
const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** @returns 1, or 0 when there is nothing to copy */
function copy(from: string, to: string): number {
  if (!fs.existsSync(from)) return 0;
  fs.mkdirSync(path.dirname(to), {recursive: true});
  fs.copyFileSync(from, to);
  return 1;
}
