import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readCorpus} from '../core/corpus/corpus';
import {nearest} from '../core/prose/nearest';
import {planOf, type Planned} from '../core/samples/ways';
import {settingsToEnvironment} from '../probes/lib/run-folder';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {carryOutInBrowser} from './lib/samples/browser';
import type {InBrowser} from './lib/samples/bundle';
import {carryOutInNode, type InNode} from './lib/samples/node';
import type {Result} from './lib/samples/result';

const PROJECT = path.join(__dirname, '..');
const IN_NODE = ['run in Node', 'loaded in Node'];

/** Carries out the samples of all pages, or of those that are named. */
async function runSamples(args: string[]): Promise<number> {
  const {names} = readFlags(args, []);
  const started = Date.now();
  const planned = select(names);
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'samples-')));
  Object.assign(process.env, settingsToEnvironment({folder, browser: path.join(folder, 'browser'), bundle: ''}));
  let failed = 0;
  let frames = 0;
  const onResult = (sample: Planned, result: Result) => {
    frames += result.frames;
    const problem = result.problem ?? (result.isBlank ? BLANK : undefined);
    if (!problem) return;
    failed++;
    console.log(`${sample.fence.page.file}:${sample.fence.line - 1}  ${problem.split('\n').slice(0, 6).join('\n    ')}`);
  };
  try {
    const inBrowser = planned.filter((sample): sample is InBrowser => sample.way !== undefined && sample.way.how !== 'not' && !IN_NODE.includes(sample.way.how));
    if (inBrowser.length > 0) await carryOutInBrowser(inBrowser, folder, onResult);
    await carryOutInNode(
      planned.filter((sample): sample is InNode => IN_NODE.includes(sample.way?.how ?? '')),
      folder,
      onResult,
    );
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  console.log(`${summary(planned)}. ${frames} frames, ${((Date.now() - started) / 1000).toFixed(0)} seconds.`);
  const carried = planned.filter(({way}) => way && way.how !== 'not').length;
  console.log(`${carried - failed} passed, ${failed} failed`);
  return failed === 0 && planned.length > 0 ? 0 : 1;
}

const BLANK = 'Nothing is to be seen at the first, the middle and the last frame.';

function select(names: string[]): Planned[] {
  const {pages, partials} = readCorpus(PROJECT);
  const all = [...pages, ...partials];
  const wanted = names.map((name) => path.relative(PROJECT, path.resolve(name)).split(path.sep).join('/'));
  for (const name of wanted)
    if (!all.some(({file}) => file === name || file.startsWith(`${name}/`)))
      throw new UsageError(`${name} is no page. Similar: ${nearest(new Set(all.map(({file}) => file)), name).join(', ')}.`);
  return all
    .filter(({file}) => wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`)))
    .flatMap((page) => planOf(PROJECT, page));
}

/** How many samples are carried out in which way, and why others are not. */
function summary(planned: Planned[]): string {
  const ways = planned.map(({way}) => (way === undefined ? 'without a way' : way.how === 'not' ? `not run: ${way.reason}` : way.how));
  const counts = [...new Set(ways)].sort().map((way) => `${ways.filter((each) => each === way).length} ${way}`);
  return `${planned.length} samples: ${counts.join(', ')}`;
}

runScript(() => runSamples(process.argv.slice(2)));
