import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(__dirname, '../../..');
const modulesOf = (folder: string) => path.join(folder, 'node_modules');

/**
 * Installs packages into a reader's folder: those that this project has at the documented version as links, others from npm.
 * @param all whether those that this project has come from npm too, for tools that do not follow links out of the folder
 * @returns how many came from npm
 */
export function installPackages(folder: string, names: string[], all = false): number {
  const fetched = names.filter((each) => all || !isHere(each));
  // npm removes what it does not know, so the links come last.
  if (fetched.length > 0) {
    const wanted = fetched.map((each) => (versionIn(each) ? each : `${each}@${examinedVersion(each)}`));
    execFileSync('npm', ['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', ...wanted], {cwd: folder, stdio: 'inherit'});
  }
  for (const each of names) if (!fetched.includes(each)) link(folder, nameIn(each));
  return fetched.length;
}

/** `typescript@5.9.3` → `typescript`. */
const nameIn = (each: string): string => each.replace(/(?<=.)@.*$/, '');

/** The version that a page asks for, if it names one. */
const versionIn = (each: string): string | undefined => /.@(.+)$/.exec(each)?.[1];

/** Whether this project has a package, at the version that a page names. */
function isHere(each: string): boolean {
  const file = path.join(modulesOf(PROJECT), nameIn(each), 'package.json');
  return fs.existsSync(file) && (versionIn(each) ?? manifest(file).version) === manifest(file).version;
}

/** The version that this project examines, which the registry in use is known to have; of any other package, the latest. */
function examinedVersion(name: string): string {
  const file = path.join(modulesOf(PROJECT), name, 'package.json');
  return fs.existsSync(file) ? manifest(file).version : 'latest';
}

function link(folder: string, name: string): void {
  const source = path.join(modulesOf(PROJECT), name);
  symlink(source, path.join(modulesOf(folder), name));
  const {bin = {}} = manifest(path.join(source, 'package.json'));
  const commands = typeof bin === 'string' ? {[path.basename(name)]: bin} : bin;
  for (const [command, script] of Object.entries(commands)) symlink(path.join(source, script), path.join(modulesOf(folder), '.bin', command));
}

/** Puts a browser where the toolkit looks for the one that it downloads before the first render. */
export function putBrowser(folder: string, executable: string): void {
  const downloads = path.join(modulesOf(folder), '.remotion/chrome-headless-shell/linux64/chrome-headless-shell-linux64');
  symlink(executable, path.join(downloads, 'chrome-headless-shell'));
}

function symlink(source: string, target: string): void {
  fs.mkdirSync(path.dirname(target), {recursive: true});
  if (!fs.existsSync(target)) fs.symlinkSync(source, target);
}

const manifest = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string; bin?: string | Record<string, string>};
