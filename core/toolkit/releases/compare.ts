import path from 'node:path';
import {compareVersions} from '../../data/since';
import {isStable, type Releases} from './releases';
import {placeRelease, shapeOf, type MemberShape, type Shape} from './shape';

/** What is different in the second of two releases: `- renderMedia.quality`, `~ stitchFramesToVideo.audioCodec: default 'aac' → 'pcm-16'`. */
type Difference = {package: string; from: string; to: string; lines: string[]};

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
  // Other packages of the toolkit have to be compared first, since the types of this one may refer to them.
  const before = shapeIn(path.join(dir, 'before'), name, await releases.folder(name, from));
  const after = shapeIn(path.join(dir, 'after'), name, await releases.folder(name, to));
  return {package: name, from, to, lines: differences(before, after)};
}

const shapeIn = (project: string, name: string, folder: string): Shape => {
  placeRelease(project, name, folder);
  return shapeOf(project, name);
};

function differences(before: Shape, after: Shape): string[] {
  const lines = Object.keys(before).flatMap((name) => (name in after ? [] : [`- ${name}`]));
  for (const [name, {members}] of Object.entries(after)) {
    const known = before[name]?.members;
    if (!known) lines.push(`+ ${name}`);
    else lines.push(...memberDifferences(name, known, members));
  }
  return lines.sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}

type Members = Record<string, MemberShape>;

function memberDifferences(name: string, before: Members, after: Members): string[] {
  const removed = Object.keys(before).flatMap((member) => (member in after ? [] : [`- ${name}${member}`]));
  const rest = Object.entries(after).flatMap(([member, shape]) => {
    const known = before[member];
    if (known === undefined) return [`+ ${name}${member} (${factsOf(shape)})`];
    return factsOf(known) === factsOf(shape) ? [] : [`~ ${name}${member}: ${factsOf(known)} → ${factsOf(shape)}`];
  });
  return [...removed, ...rest];
}

const factsOf = ({optional, default: value}: MemberShape): string =>
  [optional ? 'optional' : 'required', ...(value === undefined ? [] : [`default ${value}`])].join(', ');
