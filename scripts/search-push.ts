import path from 'node:path';
import {site} from '../config/site';
import {readSynonyms} from '../core/data/synonyms';
import {pushBuild} from './lib/push-build';

const PROJECT = path.join(__dirname, '..');

/** Sends the records of the last build to a hosted index; with --dry-run, counts them, shows one and sends nothing. */
pushBuild(
  {folder: path.join(PROJECT, 'build'), site, synonyms: readSynonyms(PROJECT)},
  {isDryRun: process.argv.includes('--dry-run'), env: process.env, log: console.log},
).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
