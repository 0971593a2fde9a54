import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import type {Fault, Patch} from '../fault';

const PROJECT = path.join(__dirname, '../../..');

/** On the disk of the project, since files are shared with it. */
const COPY = path.join(PROJECT, `.cache/faults/${process.pid}`);

const LINKED = new Set(['node_modules', '.git']);
const LEFT_OUT = new Set(['.cache', '.sites', 'build-hosts', 'build-configured-hosts', 'test-results']);

/** A copy of the project and its builds that takes no room: its files are those of the project until a fault replaces them. */
export function makeCopy(): string {
  fs.mkdirSync(COPY, {recursive: true});
  for (const name of fs.readdirSync(PROJECT).filter((entry) => !LEFT_OUT.has(entry))) {
    const [from, to] = [path.join(PROJECT, name), path.join(COPY, name)];
    if (LINKED.has(name)) fs.symlinkSync(from, to);
    else if (spawnSync('cp', ['-al', from, to]).status !== 0) throw new Error(`${name} cannot be linked into ${COPY}.`);
  }
  // Also when the run is ended from outside.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.on('exit', () => fs.rmSync(COPY, {recursive: true, force: true}));
  return COPY;
}

/**
 * Makes the changes of a fault in the copy, never in the project.
 * @returns what takes them back
 * @throws Error if one of them changes nothing: the build is no longer what the fault was written for
 */
export function apply(fault: Fault): () => void {
  const changed = new Set<string>();
  const undo = () => {
    for (const name of changed) {
      fs.rmSync(path.join(COPY, name), {force: true});
      fs.linkSync(path.join(PROJECT, name), path.join(COPY, name));
    }
  };
  try {
    for (const [index, patch] of fault.patches.entries())
      if (applyPatch(patch, patch.kind === 'source' ? '' : (fault.build ?? 'build'), changed) === 0)
        throw new Error(`${fault.statement}, ${fault.name}: change ${index + 1} finds nothing to change in ${patch.files.source}.`);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function applyPatch({files, change}: Patch, root: string, changed: Set<string>): number {
  let count = 0;
  for (const name of namesBelow(root)) {
    if (!files.test(name)) continue;
    const own = path.join(root, name);
    const text = fs.readFileSync(path.join(COPY, own), 'utf8');
    const next = change(text);
    if (next === text) continue;
    count++;
    // What is written in place would be written into the project.
    for (const each of [own, `${own}.br`, `${own}.gz`])
      if (fs.existsSync(path.join(COPY, each))) {
        fs.rmSync(path.join(COPY, each));
        changed.add(each);
      }
    if (next === undefined) continue;
    fs.writeFileSync(path.join(COPY, own), next);
    if (own.endsWith('.html')) allowScripts(next, root, changed);
  }
  return count;
}

const SOURCES = ['src', 'config', 'core', 'plugins', 'scripts', 'data', 'docs', 'demos', '.docusaurus', 'docusaurus.config.ts'];

const names = new Map<string, string[]>();

/** The files of a build or, without one, of the sources. */
function namesBelow(root: string): string[] {
  const known = names.get(root);
  if (known) return known;
  const list = (folder: string) =>
    fs
      .readdirSync(path.join(PROJECT, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(path.join(PROJECT, root), path.join(entry.parentPath, entry.name)));
  const found = root ? list(root) : SOURCES.flatMap((name) => (fs.statSync(path.join(PROJECT, name)).isFile() ? [name] : list(name)));
  names.set(root, found);
  return found;
}

/** The policy names the inline scripts of pages by their hashes; one that a fault has changed must run all the same. */
function allowScripts(html: string, root: string, changed: Set<string>): void {
  const name = path.join(root, '_headers');
  const headers = fs.readFileSync(path.join(COPY, name), 'utf8');
  const hashes = [...html.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .filter((hash) => !headers.includes(hash));
  if (hashes.length === 0) return;
  fs.rmSync(path.join(COPY, name));
  fs.writeFileSync(path.join(COPY, name), headers.replaceAll("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`));
  changed.add(name);
}
