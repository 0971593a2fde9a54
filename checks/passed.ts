import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** npm's own record of what is installed. */
const PACKAGES = 'node_modules/.package-lock.json';
const MARK = 'node_modules/.cache/checks/passed';

/** What is known about the content as it stands at this moment. */
export type Standing = {
  /** Whether all checks have passed on exactly this. */
  hasPassed: boolean;
  /** Notes that they have, unless something has changed meanwhile. */
  remember(): void;
};

/** Compares the content with that on which the checks last passed, so that nothing is checked twice. */
export function standingOf(dir: string): Standing {
  const mark = path.join(dir, MARK);
  const state = stateOf(dir);
  return {
    hasPassed: state !== undefined && fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === state,
    remember() {
      if (state === undefined || state !== stateOf(dir)) return;
      fs.mkdirSync(path.dirname(mark), {recursive: true});
      fs.writeFileSync(mark, state);
    },
  };
}

/**
 * What the checks look at: every file that git has or would add, the packages and, since entries grow old, the day.
 * @returns undefined where nobody can tell: outside of a repository, and without a record of the packages
 */
function stateOf(dir: string): string | undefined {
  if (!fs.existsSync(path.join(dir, PACKAGES))) return undefined;
  const hash = crypto.createHash('sha256').update(`${new Date().toISOString().slice(0, 10)} ${process.version}`);
  try {
    for (const file of [...listFiles(dir), PACKAGES]) hash.update(`\0${file}\0`).update(read(path.join(dir, file)));
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

function listFiles(dir: string): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(names.split('\0').filter(Boolean))].sort();
}

/** A file that git has may have been deleted; a link may lead to a folder. */
const read = (file: string): Buffer | string => (fs.existsSync(file) && fs.statSync(file).isFile() ? fs.readFileSync(file) : 'no file');
