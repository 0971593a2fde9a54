import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const FOLDER = __dirname;

/** Installs the hosts' own tools, which are no dependency of the site, as their lockfile says. */
export function installTools(): void {
  if (fs.existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) return;
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: FOLDER, stdio: 'inherit'});
  if (status !== 0) throw new Error('The tools of the hosts could not be installed; npm run hosts -- --fast does without them.');
}

/** Imports one of the tools; its types are stated by the caller, since the site compiles without them. */
export async function tool<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(createRequire(path.join(FOLDER, 'package.json')).resolve(name)).href)) as T;
}

/** The command of one of the tools. */
export const commandOf = (name: string): string => path.join(FOLDER, 'node_modules/.bin', name);
