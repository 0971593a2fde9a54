import {execFileSync} from 'node:child_process';

/**
 * The day of the last commit that changed each file, by the file's path relative to the project.
 * Asked for once for all files; empty where the project has no history, as in an archive of it, or where the history is cut off.
 */
export function lastChanges(dir: string): Map<string, string> {
  const git = (...words: string[]) => runGit(dir, words);
  const days = new Map<string, string>();
  try {
    // In a shallow clone, all files would seem to have changed on the day of its oldest commit.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    for (const line of git('log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative').split('\n')) {
      if (line.startsWith('\0')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Without git, or outside of a repository, nothing is known.
  }
  return days;
}

/**
 * The day of the state of the project: that of its last commit, or the one that SOURCE_DATE_EPOCH names. Two builds of the same state have the same.
 * @param epoch seconds since 1970, as https://reproducible-builds.org/specs/source-date-epoch/ defines the variable
 * @returns undefined where the project has no history
 */
export function commitDay(dir: string, epoch?: string): string | undefined {
  if (epoch !== undefined) return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
  try {
    return runGit(dir, ['log', '-1', '--format=%cs']).trim() || undefined;
  } catch {
    return undefined;
  }
}

const runGit = (dir: string, words: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...words], {cwd: dir, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore']});
