export type FirstRelease = {since: string; absent?: string};

/**
 * Finds the first release in which something stands, taking for granted that it stays from then on. Both neighbours have been looked at.
 * @param versions all releases, oldest first
 * @param preferred releases to look at first where they divide what is left: those already at hand, then those in which other things began
 * @returns no `absent` when it stands in the oldest release
 * @throws Error when it does not stand in the newest
 */
export async function firstRelease(
  versions: string[],
  stands: (version: string) => boolean | Promise<boolean>,
  preferred: ((version: string) => boolean)[] = [],
): Promise<FirstRelease> {
  const at = (index: number) => versions[index] as string;
  const last = versions.length - 1;
  if (last < 0) throw new Error('There is no release to look at.');
  if (!(await stands(at(last)))) throw new Error(`It does not stand in ${at(last)}.`);
  if (last === 0 || (await stands(at(0)))) return {since: at(0)};
  let [absent, present] = [0, last];
  while (present - absent > 1) {
    const probe = divider(versions, absent, present, preferred);
    if (await stands(at(probe))) present = probe;
    else absent = probe;
  }
  return {since: at(present), absent: at(absent)};
}

/** The release between two others that lies nearest to the middle, among the preferred ones if there are any. */
function divider(versions: string[], low: number, high: number, preferred: ((version: string) => boolean)[]): number {
  const between = versions.map((version, index) => ({version, index})).slice(low + 1, high);
  const groups = preferred.map((isPreferred) => between.filter(({version}) => isPreferred(version)));
  const middle = (low + high) / 2;
  const candidates = groups.find(({length}) => length > 0) ?? between;
  return candidates.reduce((best, {index}) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best), candidates[0]?.index ?? low + 1);
}
