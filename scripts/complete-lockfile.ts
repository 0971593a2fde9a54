import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {addHashes, addMissing, withoutHash, type Lockfile} from './lib/lockfile';

const LOCKFILE = 'package-lock.json';

const HOW = 'Run npm run lockfile -- --hashes where the registry has all of them, such as npm’s own, and commit the lockfile.';

/** Completes the lockfile; --hashes asks the registry for the hashes that are missing, --check only says which they are. */
function completeLockfile(words: string[]): boolean {
  const lock = JSON.parse(fs.readFileSync(LOCKFILE, 'utf8')) as Lockfile;
  if (words.includes('--check')) return report(withoutHash(lock));
  const added = addMissing(lock);
  const missing = words.includes('--hashes') ? addHashes(lock, askRegistry) : [];
  fs.writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length === 0 ? 'The lockfile lists every package.' : `Added to ${LOCKFILE}:\n${added.join('\n')}`);
  return !words.includes('--hashes') || report(missing);
}

function report(missing: string[]): boolean {
  if (missing.length === 0) console.log('Every package of the lockfile has its hash.');
  else console.error(`${missing.length} packages would be installed without comparing them with a hash:\n${missing.join('\n')}\n${HOW}`);
  return missing.length === 0;
}

/** A registry that lacks the package answers with nothing. */
function askRegistry(wanted: string): string | undefined {
  const {stdout, status} = spawnSync('npm', ['view', wanted, 'dist.integrity', '--loglevel=error'], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

if (!completeLockfile(process.argv.slice(2))) process.exitCode = 1;
