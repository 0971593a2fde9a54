import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import {splitAtCut} from '../corpus/fence-meta';
import {fencesOf} from '../corpus/fences';
import {shellCommands} from '../corpus/shell';
import {isToolkitModule} from '../toolkit/toolkit-program';
import {documentedVersion} from '../toolkit/version';
import type {Part} from './course';

/** The files of a project, by their path in it. */
export type Project = Map<string, Buffer>;

const MANIFEST = 'package.json';

/** The project as a reader has it after a part: what the pages say to save, to delete and to install, and the files that it loads. */
export function projectAfter(dir: string, {pages}: Part): Project {
  const files = new Map<string, string>();
  const packages = new Map<string, string>();
  for (const page of pages) {
    for (const {lang, meta, code} of fencesOf(dir, page)) {
      if (meta.title) files.set(meta.title, `${splitAtCut(code).shown}\n`);
      if (lang === 'bash') for (const [command, ...names] of shellCommands(code)) if (command?.text === 'rm') names.forEach(({text}) => files.delete(text));
    }
    for (const [, names = ''] of page.source.matchAll(/<Install pkg="([^"]+)"/g)) for (const name of names.split(/\s+/)) packages.set(...versionOf(name));
  }
  const written = files.get(MANIFEST);
  if (written !== undefined) files.set(MANIFEST, withPackages(written, packages));
  return new Map([...[...files].map(([name, code]) => [name, Buffer.from(code)] as const), ...publicFiles(dir, [...files.values()])].sort());
}

/** A package with the version that the page installs: that of the toolkit, the one that it names, or the one that the samples are compiled with. */
function versionOf(name: string): [name: string, version: string] {
  const [, bare = name, named] = /^(.[^@]*)@(.+)$/.exec(name) ?? [];
  const examined: Record<string, string> = {...manifest.dependencies, ...manifest.devDependencies};
  return [bare, named ?? (isToolkitModule(bare) ? documentedVersion : (examined[bare] ?? 'latest'))];
}

function withPackages(written: string, packages: Map<string, string>): string {
  const dependencies = Object.fromEntries([...packages].sort(([a], [b]) => a.localeCompare(b)));
  return `${JSON.stringify({...(JSON.parse(written) as object), dependencies}, null, 2)}\n`;
}

/** The files of this site that a project names in quotes, for its folder `public`. */
function publicFiles(dir: string, codes: string[]): [string, Buffer][] {
  const named = new Set(codes.flatMap((code) => [...code.matchAll(/["']([\w-]+\/[\w/-]+\.\w+)["']/g)].map(([, name = '']) => name)));
  return [...named]
    .map((name) => [name, path.join(dir, 'static', name)] as const)
    .filter(([, file]) => fs.existsSync(file))
    .map(([name, file]) => [`public/${name}`, fs.readFileSync(file)]);
}
