import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {linkPackages} from '../../scripts/lib/link-packages';
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
  linkPackages(PROJECT, folder);
  for (const command of [...(before ? [before] : []), 'docusaurus build']) run(command, folder);
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
