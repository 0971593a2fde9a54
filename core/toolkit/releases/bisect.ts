export type FirstRelease = {since: string; absent?: string};

/**
 * Finds the first release that has something, assuming that all later ones have it too. Both neighbors have been looked at.
 * @param versions all releases, oldest first
 * @param preferred releases to try first where they divide what is left: those already downloaded, then those in which related things began
 * @returns no `absent` if the oldest release has it
 * @throws Error if the newest release does not have it
 */
export async function firstRelease(
  versions: string[],
  stands: (version: string) => boolean | Promise<boolean>,
  preferred: ((version: string) => boolean)[] = [],
): Promise<FirstRelease> {
  const at = (index: number) => versions[index] as string;
  const last = versions.length - 1;
  if (last < 0) throw new Error('There is no release to look at.');
  if (!(await stands(at(last)))) throw new Error(`It is not in ${at(last)}.`);
  if (last === 0 || (await stands(at(0)))) return {since: at(0)};
  let [absent, present] = [0, last];
  while (present - absent > 1) {
    const probe = divider(versions, absent, present, preferred);
    if (await stands(at(probe))) present = probe;
    else absent = probe;
  }
  return {since: at(present), absent: at(absent)};
}

/** The release nearest to the middle between two others, among the preferred ones if there are any. */
function divider(versions: string[], low: number, high: number, preferred: ((version: string) => boolean)[]): number {
  const between = versions.map((version, index) => ({version, index})).slice(low + 1, high);
  const groups = preferred.map((isPreferred) => between.filter(({version}) => isPreferred(version)));
  const middle = (low + high) / 2;
  const candidates = groups.find(({length}) => length > 0) ?? between;
  return candidates.reduce((best, {index}) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best), candidates[0]?.index ?? low + 1);
}
