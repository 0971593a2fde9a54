import path from 'node:path';
import {site} from '../config/site';
import {readSynonyms} from '../core/data/synonyms';
import {readFlags, runScript} from './lib/arguments';
import {pushBuild} from './lib/push-build';

const PROJECT = path.join(__dirname, '..');

/** Sends the records of the last build to a hosted index; with --dry-run, counts them, shows one and sends nothing. */
runScript(() => {
  const {flags} = readFlags(process.argv.slice(2), ['--dry-run']);
  return pushBuild(
    {folder: path.join(PROJECT, 'build'), site, synonyms: readSynonyms(PROJECT)},
    {isDryRun: flags.has('--dry-run'), env: process.env, log: console.log},
  );
});
