import fs from 'node:fs';
import path from 'node:path';
import {compareVersions} from '../../data/since';
import {surfaceOf} from '../api-surface';
import {loadToolkit} from '../toolkit-program';
import {isStable, type Releases} from './releases';

/** What is different in the second of two releases: `- renderMedia.quality`, `~ stitchFramesToVideo.audioCodec: default 'aac' → 'pcm-16'`. */
type Difference = {package: string; from: string; to: string; lines: string[]};

/** The exports of a release, each with its members: whether one is optional, and its default. */
type Shape = Map<string, Map<string, string>>;

/**
 * Compares the published types and defaults of a package in two releases, export by export.
 * Where the registry lacks one of the two, the nearest release takes its place: the last one before the first, the first one after the second.
 * @param dir an empty folder outside of any project; the two releases are copied there, as packages are found by their place
 * @returns undefined when the package has no release on one of the sides
 */
export async function compareReleases(dir: string, releases: Releases, name: string, wanted: {from: string; to: string}): Promise<Difference | undefined> {
  const versions = (await releases.versions(name)).filter(isStable).sort(compareVersions);
  const majorOf = (version: string) => version.split('.')[0];
  const from = versions.filter((version) => majorOf(version) === majorOf(wanted.from) && compareVersions(version, wanted.from) <= 0).at(-1);
  const to = versions.find((version) => majorOf(version) === majorOf(wanted.to) && compareVersions(version, wanted.to) >= 0);
  if (!from || !to) return undefined;
  const [before, after] = [
    shapeOf(place(dir, name, from, await releases.folder(name, from)), name),
    shapeOf(place(dir, name, to, await releases.folder(name, to)), name),
  ];
  return {package: name, from, to, lines: differences(before, after)};
}

/** What the types of the toolkit refer to. */
const FOREIGN = ['@types', 'csstype'];
const INSTALLED = path.join(__dirname, '../../../node_modules');

/** Puts a release where the compiler looks for it. Other packages of the toolkit have to be placed beside it first. */
function place(dir: string, name: string, version: string, folder: string): string {
  const project = path.join(dir, version.replace(/\.\d+$/, ''));
  const packages = path.join(project, 'node_modules');
  fs.cpSync(folder, path.join(packages, name), {recursive: true});
  for (const each of FOREIGN) if (!fs.existsSync(path.join(packages, each))) fs.symlinkSync(path.join(INSTALLED, each), path.join(packages, each));
  return project;
}

function shapeOf(project: string, name: string): Shape {
  const toolkit = loadToolkit(project, [name]);
  const names = [...(toolkit.exportsOf(name)?.keys() ?? [])].filter((exported) => !/^_|Internals?$/.test(exported));
  return new Map(names.map((exported) => [exported, membersOf(toolkit, name, exported)]));
}

function membersOf(toolkit: ReturnType<typeof loadToolkit>, name: string, exported: string): Map<string, string> {
  const {groups = [], defaults} = surfaceOf(toolkit, name, exported) ?? {};
  const members = new Map<string, string>();
  for (const {sections, members: all, argument} of groups.flatMap(({alternatives}) => alternatives))
    for (const [index, member] of all.entries()) {
      if (member.inherited || member.internal) continue;
      const given = argument === 'each' ? defaults?.arguments[index] : argument === undefined ? undefined : defaults?.members[argument]?.get(member.name);
      const facts = [member.optional ? 'optional' : 'required', ...(given === undefined ? [] : [`default ${given}`])];
      members.set(sections[0] === 'Return value' ? `().${member.name}` : `.${member.name}`, facts.join(', '));
    }
  return members;
}

function differences(before: Shape, after: Shape): string[] {
  const lines = [...before.keys()].filter((name) => !after.has(name)).map((name) => `- ${name}`);
  for (const [name, members] of after) {
    const known = before.get(name);
    if (!known) lines.push(`+ ${name}`);
    else lines.push(...memberDifferences(name, known, members));
  }
  return lines.sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}

function memberDifferences(name: string, before: Map<string, string>, after: Map<string, string>): string[] {
  const removed = [...before.keys()].filter((member) => !after.has(member)).map((member) => `- ${name}${member}`);
  const rest = [...after].flatMap(([member, facts]) => {
    const known = before.get(member);
    if (known === undefined) return [`+ ${name}${member} (${facts})`];
    return known === facts ? [] : [`~ ${name}${member}: ${known} → ${facts}`];
  });
  return [...removed, ...rest];
}
