import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Tools that are no dependencies of the site: a folder with a package.json and a lockfile of its own. */
export type Toolbox = {
  /**
   * Installs the tools as the lockfile says, unless they are there.
   * @throws Error when that fails
   */
  install(): void;
  /** Imports one of the tools; its types are stated by the caller, since the site compiles without them. */
  load<T>(name: string): Promise<T>;
  /** The absolute path of a file of one of the tools. */
  resolve(file: string): string;
  /** The command of one of the tools. */
  command(name: string): string;
};

export function toolbox(folder: string): Toolbox {
  const resolve = (file: string) => createRequire(path.join(folder, 'package.json')).resolve(file);
  return {
    install() {
      if (fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
      const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: folder, stdio: 'inherit'});
      if (status !== 0) throw new Error(`The tools of ${path.relative(process.cwd(), folder)} could not be installed.`);
    },
    load: async <T>(name: string) => (await import(pathToFileURL(resolve(name)).href)) as T,
    resolve,
    command: (name) => path.join(folder, 'node_modules/.bin', name),
  };
}
