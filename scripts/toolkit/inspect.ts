import fs from 'node:fs';
import path from 'node:path';
import {readTargets} from '../../checks/targets';
import {judge} from '../../checks/judge';
import {readCorpus} from '../../core/corpus/corpus';
import {packageVersions} from '../../core/toolkit/packages';
import {documentedVersion} from '../../core/toolkit/version';
import {demoIds, readDemos} from '../../core/demos/read';
import {inputsHash, recordedHash} from '../../core/demos/posters';
import {claimItems} from './claims';
import {exportItems} from './exported';
import {CHECKS, itemsOf} from './findings';
import {firstSeen} from './first-seen';
import type {Inspection, Item} from './item';
import {messageItems} from './messages';
import {newKeys} from './skeletons';

/** First versions are worth waiting for, but not forever. */
const MINUTES_FOR_VERSIONS = 1.5;

/**
 * Compares the content with the packages that are installed now. Runs in a process of its own: only that knows the new versions.
 * @param before folder whose node_modules holds the packages as they were
 */
async function inspect(dir: string, before: string, from: string): Promise<Inspection & {since: Record<string, string>}> {
  const corpus = readCorpus(dir);
  const counts: string[] = [];
  const items: Item[] = [];
  const done = (what: string, found: Item[]) => {
    items.push(...found);
    counts.push(what);
    console.log(`${found.length > 0 ? `${found.length} to look at` : 'fine'}: ${what}`);
  };
  for (const check of Object.keys(CHECKS)) {
    const [verdict] = await judge(corpus, readTargets(dir, [check]));
    if (verdict) done(`${check}: ${verdict.count} ${verdict.looked}`, itemsOf(corpus, verdict));
  }
  const packages = Object.keys(packageVersions);
  done('exports of all packages, before and now', exportItems(dir, before, packages, corpus.pages));
  done('messages that pages quote, before and now', messageItems(corpus.pages, path.join(before, 'node_modules'), path.join(dir, 'node_modules')));
  const claims = await claimItems(corpus);
  done(`probes: ${claims.count} in Node`, claims.items);
  done(`pictures of ${demoIds(dir).length} demos`, await pictureItems(dir));
  const keys = newKeys(dir, items, documentedVersion);
  const facts = await firstSeen(dir, keys, from, Date.now() + MINUTES_FOR_VERSIONS * 60_000);
  console.log(`${Object.keys(facts).length} of ${keys.size} new members and flags have a first version`);
  return {items, counts, since: Object.fromEntries(Object.entries(facts).map(([key, {since}]) => [key, since]))};
}

/** One item for all demos: whether their pixels change is known only when they are rendered. */
async function pictureItems(dir: string): Promise<Item[]> {
  const {demos} = await readDemos(dir);
  const stale = demos.filter((demo) => recordedHash(dir, demo.id) !== inputsHash(dir, demo)).map(({id}) => id);
  if (stale.length === 0) return [];
  const message = `The pictures of ${stale.length} demos were rendered with the packages before.`;
  return [{kind: 'picture', page: 'demos', line: 1, message, edit: 'Run npm run posters, and commit the pictures that look different.'}];
}

const [before = '', from = '', out = ''] = process.argv.slice(2);
inspect(process.cwd(), before, from).then(
  (result) => fs.writeFileSync(out, JSON.stringify(result)),
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
