import path from 'node:path';
import {compareVersions, type Fact, type Facts} from '../../data/since';
import {firstRelease} from './bisect';
import {readsFlag} from '../cli-facts';
import {CLI, RENDERER} from '../cli-source';
import {memberStands} from './members';
import {PackageTypes} from './package-types';
import {isStable, releasesToCompare, type Releases} from './releases';
import type {Subject} from './subject';

/** Answers questions about one release history, and reads each release of a package once. */
export class SinceFinder {
  private readonly published = new Map<string, string[]>();
  private readonly types = new Map<string, PackageTypes>();

  /**
   * @param documented the documented version of each package, the newest to look at
   * @param from the oldest version to look at
   */
  constructor(
    private readonly releases: Releases,
    private readonly documented: Record<string, string>,
    private readonly from = '4.0.0',
  ) {}

  /**
   * The first release that has something.
   * @param known facts found earlier: things with the same name often came with the same release
   * @throws Error when the documented version does not have it, or the package is not documented
   */
  async find(subject: Subject, known: Facts = {}): Promise<Fact> {
    const versions = await this.versionsOf(subject);
    const isAtHand = (version: string) => this.packagesOf(subject).every((name) => this.releases.isAtHand(name, version));
    const hints = hintsFor(subject, known);
    const first = await firstRelease(versions, (version) => this.stands(subject, version), [isAtHand, (version) => hints.has(version)]).catch(
      (error: Error) => {
        throw new Error(`${subject.key}: ${error.message}`);
      },
    );
    if (first.absent !== undefined) return first;
    // It is in the oldest release looked at: new only if the package is new.
    const all = await this.publishedVersions(subject.package);
    const isOlder = all.some((version) => isStable(version) && compareVersions(version, first.since) < 0);
    return isOlder ? first : {...first, absent: 'unpublished'};
  }

  /** Whether the oldest release looked at already has something, so that no page needs to say when it was added. */
  async isOriginal(subject: Subject): Promise<boolean> {
    const [oldest] = await this.versionsOf(subject);
    return oldest !== undefined && (await this.stands(subject, oldest));
  }

  private async stands(subject: Subject, version: string): Promise<boolean> {
    const folder = await this.releases.folder(subject.package, version);
    if (subject.kind === 'flag')
      return readsFlag({[CLI]: folder, [RENDERER]: await this.releases.folder(RENDERER, version)}, subject.command.join(' '), subject.flag);
    const types = this.types.get(folder) ?? new PackageTypes(folder);
    this.types.set(folder, types);
    return memberStands(types, subject.entry, subject.path);
  }

  /** Many flags are defined by options of the renderer, so a flag is looked up in both packages. */
  private packagesOf(subject: Subject): string[] {
    return subject.kind === 'flag' ? [subject.package, RENDERER] : [subject.package];
  }

  private async versionsOf(subject: Subject): Promise<string[]> {
    // There a flag would seem to be as young as the release that stopped doing so.
    if (subject.kind === 'flag' && subject.package !== CLI)
      throw new Error(
        `${subject.key}: Earlier releases of ${subject.package} left the reading of flags to ${CLI}, so the first release that has it cannot be told.`,
      );
    const lists: string[][] = [];
    for (const name of this.packagesOf(subject)) {
      const documented = this.documented[name];
      if (!documented) throw new Error(`${name} is not documented: package.json does not name it.`);
      lists.push(releasesToCompare(await this.publishedVersions(name), documented, this.from));
    }
    return (lists[0] ?? []).filter((version) => lists.every((list) => list.includes(version)));
  }

  private async publishedVersions(name: string): Promise<string[]> {
    const versions = this.published.get(name) ?? (await this.releases.versions(name));
    this.published.set(name, versions);
    return versions;
  }
}

/** Releases around which things of the same name were added: `renderMedia.colorSpace`, `--color-space`, `Config.setColorSpace`. */
function hintsFor(subject: Subject, known: Facts): Set<string> {
  const own = plainName(subject.key);
  const alike = Object.entries(known).filter(([key]) => plainName(key) === own);
  return new Set(alike.flatMap(([, {since, absent}]) => (absent ? [since, absent] : [since])));
}

const plainName = (key: string): string =>
  path.posix
    .basename(key.split(/[.# ]/).at(-1) ?? key)
    .replace(/^set(?=[A-Z])/, '')
    .replace(/-/g, '')
    .toLowerCase();
