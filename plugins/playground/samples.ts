import fs from 'node:fs';
import path from 'node:path';
import {readPublished} from '../../core/corpus/corpus';
import {packageOf, packagesToInstall} from '../../core/demos/packages';
import {readDemos, type Demo} from '../../core/demos/read';
import {hoversKey} from '../../src/lib/page-hovers';
import {sampleFile} from '../../src/playground/origin';
import {PLAYABLE} from '../../src/playground/packages';
import {compileFiles} from '../../src/playground/compile/compile';
import type {Project} from '../../src/playground/project';
import type {Published} from '../../src/playground/published';
import type {Versions} from '../../src/playground/project-files';
import {showableSamples} from './showable';

/** Path, below the site's root, of the exact versions that a downloaded project installs. */
const VERSIONS_FILE = 'play/versions.json';

/** Writes each project that the playground can open into a build, and the versions of what they import. */
export async function writeSamples(siteDir: string, outDir: string): Promise<void> {
  const dir = path.resolve(siteDir);
  const {demos} = await readDemos(dir);
  for (const demo of demos) write(outDir, sampleFile('demo', demo.id), published(projectOfDemo(demo), demo.meta.poster));
  let count = 0;
  for (const page of readPublished(dir)) {
    for (const [index, project] of showableSamples(dir, page)) {
      write(outDir, sampleFile('sample', `${hoversKey(page.file)}.${index}`), published(project, frameOf(project)));
      count++;
    }
  }
  write(outDir, VERSIONS_FILE, versions(dir));
  console.log(`playground: ${demos.length} demos and ${count} samples open in it.`);
}

/** A project with its compiled code; without it if something is wrong with the code, which the page then says as for any other. */
export function published(project: Project, frame: number): Published {
  const {modules, imports, errors} = compileFiles(project.files);
  return errors.length > 0 ? {project, frame} : {project, frame, modules, imports};
}

/** A demo as a project. Its controls belong to the page, so its props have the defaults that stand in the code. */
export function projectOfDemo({component, source, meta}: Demo): Project {
  const {title, width, height, fps, durationInFrames} = meta;
  return {
    title,
    files: [{name: `${component}.tsx`, code: source}],
    entry: `${component}.tsx`,
    exportName: component,
    size: {width, height, fps, durationInFrames},
    props: {},
  };
}

/** Most samples have something to show a second in; the first frame of many is empty. */
const frameOf = ({size: {fps, durationInFrames}}: Project): number => Math.min(Math.round(fps), Math.floor(durationInFrames / 2));

/** The version of each package that a project can import, and of what it needs beside it. */
export function versions(dir: string): Versions {
  const wanted = [
    ...new Set([
      ...PLAYABLE.map(packageOf),
      '@remotion/cli',
      'react',
      'react-dom',
      'remotion',
      'typescript',
      '@types/react',
      '@fontsource-variable/instrument-sans',
    ]),
  ];
  const known: Versions = {};
  const add = (name: string): void => {
    if (known[name]) return;
    const manifest = manifestOf(dir, name);
    if (!manifest) return;
    const needs = Object.keys(manifest.peerDependencies ?? {}).filter(
      (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional && !/^(react|react-dom|remotion)$/.test(peer),
    );
    const [documented] = packagesToInstall([name]);
    known[name] = {version: documented?.slice(name.length + 1) ?? manifest.version, needs};
    needs.forEach(add);
  };
  wanted.forEach(add);
  return known;
}

type Manifest = {version: string; peerDependencies?: Record<string, string>; peerDependenciesMeta?: Record<string, {optional?: boolean}>};

function manifestOf(dir: string, name: string): Manifest | undefined {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
}

function write(outDir: string, name: string, content: unknown): void {
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(content));
}
