import fs from 'node:fs';
import path from 'node:path';
import {readTargets} from '../../checks/targets';
import {judge} from '../../checks/judge';
import {readCorpus, type Corpus} from '../../core/corpus/corpus';
import {packageVersions} from '../../core/toolkit/packages';
import {documentedVersion} from '../../core/toolkit/version';
import {demoIds} from '../../core/demos/read';
import {isVerified} from '../../core/demos/posters';
import {isStripVerified, readStripsRecord, STRIPS_RECORD} from '../../core/strips/record';
import {isStrip, stripsOf} from '../../core/strips/strips';
import {claimItems} from './claims';
import {exportItems} from './exported';
import {CHECKS, itemsOf} from './findings';
import {firstSeen} from './first-seen';
import type {Inspection, Item} from './item';
import {messageItems} from './messages';
import {nameItems} from './names';
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
  done('names of functions and services on pages', nameItems(corpus.pages, from, documentedVersion));
  const claims = await claimItems(corpus);
  done(`probes: ${claims.count} in Node`, claims.items);
  done(`pictures of ${demoIds(dir).length} demos, and strips`, pictureItems(corpus));
  const keys = newKeys(dir, items, documentedVersion);
  const facts = await firstSeen(dir, keys, from, Date.now() + MINUTES_FOR_VERSIONS * 60_000);
  console.log(`${Object.keys(facts).length} of ${keys.size} new members and flags have a first version`);
  return {items, counts, since: Object.fromEntries(Object.entries(facts).map(([key, {since}]) => [key, since]))};
}

/** One item for all demos, and one for all strips: whether their pixels change is known only when they are rendered. */
function pictureItems({dir, pages, partials}: Corpus): Item[] {
  const record = readStripsRecord(dir);
  const strips = [...pages, ...partials].flatMap((page) => stripsOf(dir, page)).filter(isStrip);
  const itemFor = (what: string, page: string, command: string, count: number): Item[] => {
    const message = `The pictures of ${count} ${what} were last compared with the packages before.`;
    const edit = `Run ${command}, which writes only the pictures that look different, and commit them.`;
    return count === 0 ? [] : [{kind: 'picture', page, line: 1, message, edit}];
  };
  return [
    ...itemFor('demos', 'demos', 'npm run posters', demoIds(dir).filter((id) => !isVerified(dir, id)).length),
    ...itemFor('samples', STRIPS_RECORD, 'npm run strips', strips.filter((strip) => !isStripVerified(record, strip)).length),
  ];
}

const [before = '', from = '', out = ''] = process.argv.slice(2);
inspect(process.cwd(), before, from).then(
  (result) => fs.writeFileSync(out, JSON.stringify(result)),
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
