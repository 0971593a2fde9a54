import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {packageVersions} from '../packages';
import {compareVersions} from '../../data/since';

/** The source of package releases: npm, or a folder in a test. */
export type Releases = {
  /** All published versions of a package, in any order. */
  versions(name: string): Promise<string[]>;
  /** The unpacked package, with its package.json at the top. */
  folder(name: string, version: string): Promise<string>;
  /** Whether a version can be looked at without a request. */
  isAtHand(name: string, version: string): boolean;
  /** Gets several releases that will be asked for, where that takes less time than one after the other. */
  prefetch?(wanted: {name: string; version: string}[]): Promise<void>;
};

/** So many tarballs are asked for at once. */
const BATCH = 12;

const run = promisify(execFile);

/** Types and CommonJS are all that is needed; maps and bundles only take up space. */
const LEFT_OUT = ['*.map', '*.mjs', '*.wasm', '*.node'];

/** The releases on npm; downloads are kept in node_modules/.cache/since. */
export class NpmReleases implements Releases {
  /** Requests to the registry so far. */
  requests = 0;
  private readonly cache: string;

  /** @param dir absolute path of the project, whose .npmrc applies */
  constructor(private readonly dir: string) {
    this.cache = path.join(dir, 'node_modules/.cache/since');
  }

  async versions(name: string): Promise<string[]> {
    return JSON.parse(await this.npm('view', name, 'versions', '--json')) as string[];
  }

  isAtHand(name: string, version: string): boolean {
    return fs.existsSync(this.place(name, version));
  }

  async folder(name: string, version: string): Promise<string> {
    const place = this.place(name, version);
    if (!this.isAtHand(name, version)) await this.download([{name, version}]);
    return place;
  }

  async prefetch(wanted: {name: string; version: string}[]): Promise<void> {
    const missing = wanted.filter(({name, version}) => !this.isAtHand(name, version));
    for (let start = 0; start < missing.length; start += BATCH) await this.download(missing.slice(start, start + BATCH));
  }

  /** Starting npm takes longer than what it does, so it is asked for all at once. */
  private async download(wanted: {name: string; version: string}[]): Promise<void> {
    fs.mkdirSync(this.cache, {recursive: true});
    const fresh = fs.mkdtempSync(path.join(this.cache, 'fetching-'));
    try {
      await this.npm('pack', ...wanted.map(({name, version}) => `${name}@${version}`), '--pack-destination', fresh);
      for (const tarball of fs.readdirSync(fresh)) {
        const unpacked = path.join(fresh, tarball.replace(/\.tgz$/, ''));
        fs.mkdirSync(unpacked);
        await run('tar', ['-xzf', path.join(fresh, tarball), ...LEFT_OUT.flatMap((pattern) => ['--exclude', pattern])], {cwd: unpacked});
        const {name, version} = JSON.parse(fs.readFileSync(path.join(unpacked, 'package/package.json'), 'utf8')) as {name: string; version: string};
        const place = this.place(name, version);
        fs.mkdirSync(path.dirname(place), {recursive: true});
        // The whole folder appears at once, so that an interrupted run leaves no partial package behind.
        if (!fs.existsSync(place)) fs.renameSync(path.join(unpacked, 'package'), place);
      }
    } finally {
      fs.rmSync(fresh, {recursive: true, force: true});
    }
  }

  /** The documented version is installed; the others are cached. */
  private place(name: string, version: string): string {
    return packageVersions[name] === version ? path.join(this.dir, 'node_modules', name) : path.join(this.cache, name, version);
  }

  private async npm(...args: string[]): Promise<string> {
    this.requests++;
    const {stdout} = await run('npm', args, {cwd: this.dir, shell: process.platform === 'win32', maxBuffer: 2 ** 26});
    return stdout;
  }
}

/**
 * The releases that bisection looks at: stable, from 4.0.0 or another one on, not newer than the documented version; oldest first.
 * @param versions as they were published
 */
export function releasesToCompare(versions: string[], documented: string, from = '4.0.0'): string[] {
  const isWithin = (version: string) => compareVersions(version, from) >= 0 && compareVersions(version, documented) <= 0;
  return versions.filter((version) => isStable(version) && isWithin(version)).sort(compareVersions);
}

export const isStable = (version: string): boolean => /^\d+\.\d+\.\d+$/.test(version);
