import {packageVersions} from '../../core/toolkit/packages';
import {SinceFinder} from '../../core/toolkit/releases/find';
import {NpmReleases} from '../../core/toolkit/releases/releases';
import {subjectOf, wordsOf} from '../../core/toolkit/releases/subject';
import type {Facts} from '../../core/data/since';

/** One after the other they would wait for the registry most of the time. */
const AT_ONCE = 3;

/**
 * The release that first has each of some new things, between two versions. What cannot be told is left out.
 * @param deadline when to stop asking, in milliseconds since 1970
 */
export async function firstSeen(dir: string, keys: Iterable<string>, from: string, deadline: number): Promise<Facts> {
  const finder = new SinceFinder(new NpmReleases(dir), packageVersions, from);
  const facts: Facts = {};
  const waiting = [...keys];
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined && Date.now() < deadline; key = waiting.shift()) {
      const fact = await finder.find(subjectOf(wordsOf(key)), facts).catch(() => undefined);
      if (fact?.absent !== undefined) facts[key] = fact;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return facts;
}
