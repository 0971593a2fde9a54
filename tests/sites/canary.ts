import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {SITES_FOLDER} from './folder';
import {makeSite} from './make-site';

const NAME = 'next';

/** Settings that 3.8.1 does not know by these names. */
const RENAMED = "future: {v4: true, faster: true} as Config['future'],";

/** The newest release of the framework's current major version. */
function newestRelease(): string {
  const versions = JSON.parse(execFileSync('npm', ['view', '@docusaurus/core', 'versions', '--json'], {encoding: 'utf8'})) as string[];
  const releases = versions.filter((version) => /^3\.\d+\.\d+$/.test(version));
  const newest = releases.toSorted((a, b) => a.localeCompare(b, 'en', {numeric: true})).at(-1);
  if (!newest) throw new Error('The registry lists no release of @docusaurus/core 3.');
  return newest;
}

/** Gives every package of the framework another version. */
function withFramework(manifest: string, version: string): string {
  return manifest.replace(/("@docusaurus\/[\w-]+": )"[^"]+"/g, `$1"${version}"`);
}

/** Builds the tiny site with the newest release of the framework and opens it in a browser: what breaks here breaks with the next upgrade. */
function main(): number {
  const version = newestRelease();
  const folder = path.join(SITES_FOLDER, NAME);
  console.log(`Docusaurus ${version} in ${path.relative(process.cwd(), folder)}`);
  makeSite(folder, {settings: RENAMED});
  const manifest = path.join(folder, 'package.json');
  fs.writeFileSync(manifest, withFramework(fs.readFileSync(manifest, 'utf8'), version));
  const run = (command: string, cwd: string, env = {}) => spawnSync(command, {cwd, shell: true, stdio: 'inherit', env: {...process.env, ...env}}).status ?? 1;
  // The lockfile names the versions in use; the canary wants others.
  fs.renameSync(path.join(folder, 'package-lock.json'), path.join(folder, 'package-lock.site.json'));
  if (run('npm install --no-package-lock --no-audit --no-fund', folder) !== 0) return 1;
  fs.renameSync(path.join(folder, 'package-lock.site.json'), path.join(folder, 'package-lock.json'));
  if (run('node_modules/.bin/docusaurus build', folder) !== 0) return 1;
  return run('playwright test --project sites', process.cwd(), {SITE: NAME});
}

process.exitCode = main();
