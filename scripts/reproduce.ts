import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {site} from '../config/site';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {compareFolders} from './lib/compare-folders';

const PROJECT = path.join(__dirname, '..');
const SHOWN = 20;

/**
 * Builds the last commit twice: here, with what earlier builds have cached, and in a clone in another folder, without caches.
 * Then compares both byte for byte, so that anybody can see that what is deployed comes from the sources.
 */
function reproduce(args: string[]): number {
  const {names} = readFlags(args, []);
  if (names.length > 0) throw new UsageError('Nothing is named here: the last commit is built.');
  const changes = execFileSync('git', ['status', '--porcelain'], {cwd: PROJECT, encoding: 'utf8'}).trim();
  if (changes) throw new Error(`Commit or put aside what is not committed, since a clone does not have it:\n${changes}`);
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'second-build-'));
  try {
    execFileSync('git', ['clone', '--quiet', PROJECT, clone]);
    // Copied, since a linked package keeps its own path, and names of styles and modules come from paths.
    fs.cpSync(path.join(PROJECT, 'node_modules'), path.join(clone, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => path.basename(file) !== '.cache',
    });
    // The clone has another remote than this folder, by which a build knows where pages are edited.
    const env = {...process.env, EDIT_URL: site.editUrl ?? 'none'};
    for (const folder of [PROJECT, clone]) {
      console.log(`Building in ${folder} …`);
      execFileSync('npm', ['run', '--silent', 'build'], {cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit']});
    }
    const results = ['build', 'build-hosts'].map((folder) => compareFolders(path.join(PROJECT, folder), path.join(clone, folder)));
    const differences = results.flatMap((result) => result.differences);
    const compared = results.reduce((sum, result) => sum + result.compared, 0);
    for (const {file, what} of differences.slice(0, SHOWN)) console.log(`${file}: ${what}`);
    console.log(`${compared} files of two builds compared: ${differences.length === 0 ? 'all are identical' : `${differences.length} differ`}.`);
    return differences.length === 0 && compared > 0 ? 0 : 1;
  } finally {
    fs.rmSync(clone, {recursive: true, force: true});
  }
}

runScript(() => reproduce(process.argv.slice(2)));
