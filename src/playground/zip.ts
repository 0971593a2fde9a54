import {strToU8, zipSync, type Zippable} from 'fflate';
import type {PlayAsset} from './project';

/** A file of the project that could not be read. */
export class MissingFile extends Error {}

type Options = {
  /** Unpacks to a folder of this name. */
  folder: string;
  /** Text files by path. */
  texts: Map<string, string>;
  /** Names of files of this site, as `staticFile()` takes them. */
  siteFiles: string[];
  /** The address of the site's root. */
  base: string;
  /** The reader's own files; one of the same name takes the place of the site's. */
  assets: PlayAsset[];
};

/**
 * Packs a project into an archive.
 * @throws MissingFile when a file of this site cannot be loaded
 */
export async function zipProject({folder, texts, siteFiles, base, assets}: Options): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {};
  for (const [name, text] of texts) files[`${folder}/${name}`] = strToU8(text);
  const own = new Set(assets.map(({name}) => name));
  const loaded = siteFiles.filter((name) => !own.has(name)).map(async (name) => [name, await load(base + name)] as const);
  for (const [name, bytes] of await Promise.all(loaded)) if (bytes) files[`${folder}/public/${name}`] = [bytes, {level: 0}];
  for (const {name, blob} of assets) files[`${folder}/public/${name}`] = [new Uint8Array(await blob.arrayBuffer()), {level: 0}];
  return zipSync(files);
}

/** Undefined for a file that this site does not have: code may name one that does not exist. */
async function load(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address);
    if (response.status === 404) return undefined;
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    // Said below.
  }
  throw new MissingFile(`${address.slice(address.lastIndexOf('/') + 1)} could not be loaded. Look at your connection and try again.`);
}
