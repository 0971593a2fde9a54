import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FILES = ['package.json', 'package-lock.json'];
/** Git ignores the folder. What was saved in it is what a run puts back. */
export const FOLDER = '.cache/toolkit';

/** Says what is uncommitted, since a run changes files and puts them back. */
export function dirtyFiles(dir: string): string[] {
  const {stdout, status, stderr} = spawnSync('git', ['status', '--porcelain'], {cwd: dir, encoding: 'utf8'});
  if (status !== 0) throw new Error(`git status fails: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** The packages and files as they were, kept until they are put back or given up. */
export class Saved {
  readonly folder: string;

  constructor(private readonly dir: string) {
    this.folder = path.join(dir, FOLDER, 'saved');
  }

  /** Whether a run was interrupted so that it could not put anything back. */
  get isLeftOver(): boolean {
    return fs.existsSync(path.join(this.folder, 'complete'));
  }

  /** Keeps the files, and links to every file of every package: npm replaces files instead of writing into them. */
  take(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
    fs.mkdirSync(this.folder, {recursive: true});
    for (const file of FILES) fs.copyFileSync(path.join(this.dir, file), path.join(this.folder, file));
    const modules = path.join(this.dir, 'node_modules');
    linkFolder(modules, path.join(this.folder, 'node_modules'));
    fs.writeFileSync(path.join(this.folder, 'complete'), '');
  }

  /** Puts everything back. The folder of packages is exchanged as a whole. */
  restore(): void {
    const modules = path.join(this.dir, 'node_modules');
    const discarded = path.join(this.dir, FOLDER, 'discarded');
    fs.rmSync(discarded, {recursive: true, force: true});
    const saved = path.join(this.folder, 'node_modules');
    if (fs.existsSync(saved)) {
      if (fs.existsSync(modules)) fs.renameSync(modules, discarded);
      fs.renameSync(saved, modules);
      // What is remembered and downloaded stands beside the packages, and was not copied.
      const cache = path.join(discarded, '.cache');
      if (fs.existsSync(cache)) fs.renameSync(cache, path.join(modules, '.cache'));
    }
    for (const file of FILES) fs.copyFileSync(path.join(this.folder, file), path.join(this.dir, file));
    this.giveUp();
    fs.rmSync(discarded, {recursive: true, force: true});
  }

  /** Keeps what the run has changed. */
  giveUp(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}

/**
 * npm writes its own record of what is installed in place, so the original of that file is what is kept, and a copy stays where npm writes;
 * caches are left where they are.
 */
function linkFolder(from: string, to: string, isTop = true): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    if (isTop && entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, false);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (entry.name === '.package-lock.json') {
      fs.renameSync(source, target);
      fs.copyFileSync(target, source);
    } else fs.linkSync(source, target);
  }
}

/** Writes the versions into package.json; the site's own version is that of the toolkit. */
export function writeVersions(dir: string, version: string, packages: Record<string, string>): void {
  const file = path.join(dir, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {version?: string} & Record<'dependencies' | 'devDependencies', Record<string, string>>;
  manifest.version = version;
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const [name, wanted] of Object.entries(packages)) if (list[name] !== undefined) list[name] = wanted;
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
