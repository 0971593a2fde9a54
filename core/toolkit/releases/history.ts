import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compareVersions} from '../../data/since';
import type {ReleaseChange} from '../../data/changes';
import {differencesOf, type Difference} from './differences';
import {memberStands} from './members';
import {PackageTypes} from './package-types';
import {releasesToCompare, type Releases} from './releases';
import {placeRelease, shapeOf, type Shape} from './shape';
import {subjectOf} from './subject';

/** Of so many releases one is always read; those between are read only where its neighbors differ. */
const STRIDE = 12;

/** Changes whenever shapes are read in another way, so that old ones are not used. */
const FORMAT = 1;

/**
 * Reads what the releases of packages export, each once: results are kept beside the downloads, so that an interrupted run goes on where it was.
 */
export class History {
  private readonly project = fs.mkdtempSync(path.join(os.tmpdir(), 'shapes-'));
  private readonly placed = new Map<string, string>();
  private readonly published = new Map<string, Promise<string[]>>();

  /** @param dir absolute path of the project, which keeps what was read */
  constructor(
    private readonly dir: string,
    private readonly releases: Releases,
  ) {}

  /**
   * The changes of a package from its first release since 4.0.0 to the documented one. Where two releases do not differ, those between are not looked at:
   * something that came and went within a few releases would not be seen.
   */
  async changesOf(name: string, documented: string): Promise<ReleaseChange[]> {
    const versions = releasesToCompare(await this.versionsOf(name), documented);
    const changes: ReleaseChange[] = [];
    const always = versions.filter((version, index) => (index % STRIDE === 0 || index === versions.length - 1) && !this.isRead(name, version));
    await this.releases.prefetch?.(always.map((version) => ({name, version})));
    for (let low = 0; low < versions.length - 1; low += STRIDE)
      changes.push(...(await this.between(name, versions, low, Math.min(low + STRIDE, versions.length - 1))));
    return changes;
  }

  close(): void {
    fs.rmSync(this.project, {recursive: true, force: true});
  }

  private async between(name: string, versions: string[], low: number, high: number): Promise<ReleaseChange[]> {
    const [before, after] = [versions[low] ?? '', versions[high] ?? ''];
    const differences = differencesOf(await this.shape(name, before), await this.shape(name, after));
    if (differences.length === 0) return [];
    if (high - low === 1) {
      const types = new PackageTypes(await this.releases.folder(name, after));
      return differences.filter((each) => !isStillDeclared(types, name, each)).map((each) => ({release: after, previous: before, package: name, ...each}));
    }
    const middle = Math.floor((low + high) / 2);
    return [...(await this.between(name, versions, low, middle)), ...(await this.between(name, versions, middle, high))];
  }

  private async shape(name: string, version: string): Promise<Shape> {
    const file = this.fileOf(name, version);
    if (this.isRead(name, version)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Shape;
    await this.place(name, version, new Set());
    const shape = shapeOf(this.project, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(`${file}.part`, JSON.stringify(shape));
    fs.renameSync(`${file}.part`, file);
    return shape;
  }

  private fileOf(name: string, version: string): string {
    return path.join(this.dir, 'node_modules/.cache/shapes', `${FORMAT}`, name, `${version}.json`);
  }

  private isRead(name: string, version: string): boolean {
    return fs.existsSync(this.fileOf(name, version));
  }

  /** Puts a release into the project, with the packages that its types refer to, in the version that it asks for or the last one before. */
  private async place(name: string, version: string, seen: Set<string>): Promise<void> {
    seen.add(name);
    const folder = await this.releases.folder(name, version);
    if (this.placed.get(name) !== version) placeRelease(this.project, name, folder);
    this.placed.set(name, version);
    const others = await Promise.all(
      mentionedIn(folder)
        .filter((other) => !seen.has(other))
        .map(async (other) => {
          const near = (await this.versionsOf(other).catch(() => [])).filter((each) => compareVersions(each, version) <= 0).at(-1);
          return near === undefined ? [] : [{name: other, version: near}];
        }),
    );
    await this.releases.prefetch?.(others.flat());
    for (const other of others.flat()) if (!seen.has(other.name)) await this.place(other.name, other.version, seen);
  }

  private versionsOf(name: string): Promise<string[]> {
    const known = this.published.get(name) ?? this.releases.versions(name).then((versions) => releasesToCompare(versions, '4.99999.0'));
    this.published.set(name, known);
    return known;
  }
}

/** Whether a member is only marked as internal now: its declaration is there, but it is none of those that pages document. */
function isStillDeclared(types: PackageTypes, packageName: string, {what, name}: Difference): boolean {
  if (what !== 'removed') return false;
  const subject = subjectOf([packageName, name]);
  return subject.kind === 'member' && memberStands(types, '.', subject.path);
}

/** The packages of the toolkit that the declarations of a package import from. */
function mentionedIn(folder: string): string[] {
  const names = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts') && !file.includes('node_modules'))
    .flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:from|import\()\s*["'](remotion|@remotion\/[\w-]+)/g)])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
