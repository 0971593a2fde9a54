import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {SITES_FOLDER} from './folder';
import {makeSite, type FixtureSettings} from './make-site';

const PROJECT = path.join(__dirname, '../..');

/** The fixture sites: what differs from the site's own settings, and what is run before the build. */
const SITES: Record<string, FixtureSettings & {before?: string}> = {
  tiny: {},
  versioned: {before: 'docusaurus docs:version 4.0.300'},
  localized: {locales: ['de']},
};

/**
 * Lays out and builds a fixture site with the project's packages.
 * @throws Error when a command fails, with its output above
 */
export function buildSite(name: string): void {
  const {before, ...settings} = SITES[name] ?? {};
  const folder = path.join(SITES_FOLDER, name);
  makeSite(folder, settings);
  linkPackages(folder);
  for (const command of [...(before ? [before] : []), 'docusaurus build']) run(command, folder);
}

/** Packages are linked one by one, so that each site has a cache folder of its own. */
function linkPackages(folder: string): void {
  const packages = path.join(PROJECT, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const name of fs.readdirSync(packages)) {
    const link = path.join(folder, 'node_modules', name);
    if (name !== '.cache' && !fs.existsSync(link)) fs.symlinkSync(path.join(packages, name), link);
  }
}

function run(command: string, cwd: string): void {
  console.log(`${path.basename(cwd)}: ${command}`);
  const {status} = spawnSync(`node_modules/.bin/${command}`, {cwd, shell: true, stdio: 'inherit'});
  if (status !== 0) throw new Error(`${command} failed in ${path.relative(PROJECT, cwd)}.`);
}

if (require.main === module) {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : Object.keys(SITES)) buildSite(name);
}
