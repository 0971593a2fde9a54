import path from 'node:path';
import {readCorpus} from '../core/corpus/corpus';
import {nearest} from '../core/prose/nearest';
import {planOf} from '../core/samples/plan';
import type {Planned} from '../core/samples/way';
import {readFlags, runScript, UsageError} from './lib/arguments';
import {carryOutSamples, isCarriedOut} from './lib/samples/carry-out';
import type {Result} from './lib/samples/result';

const PROJECT = path.join(__dirname, '..');

const {log: print, error} = console;

/** Carries out the samples of all pages, or of those that are named. */
async function runSamples(args: string[]): Promise<number> {
  const {names} = readFlags(args, []);
  const started = Date.now();
  const planned = select(names);
  let failed = 0;
  let passed = 0;
  let frames = 0;
  const onResult = (sample: Planned, result: Result) => {
    frames += result.frames;
    const {problem} = result;
    if (!problem) {
      // Imports alone show that a package has what is asked for, not that the sample works.
      if (isCarriedOut(sample)) passed++;
      return;
    }
    failed++;
    print(`${sample.fence.page.file}:${sample.fence.line - 1}  ${problem.split('\n').slice(0, 6).join('\n    ')}`);
  };
  // What samples and the toolkit print is no part of the report.
  console.log = console.warn = console.error = console.info = () => undefined;
  await carryOutSamples(planned, onResult).finally(() => Object.assign(console, {error}));
  print(`${summary(planned)}. ${frames} frames, ${((Date.now() - started) / 1000).toFixed(0)} seconds.`);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0 && planned.length > 0 ? 0 : 1;
}

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
  const ways = planned.map(({way}) =>
    way.how === 'not' ? `not run: ${way.reason}` : way.how === 'imports loaded in Node' ? `imports alone loaded in Node: ${way.reason}` : way.how,
  );
  const counts = [...new Set(ways)].sort().map((way) => `${ways.filter((each) => each === way).length} ${way}`);
  return `${planned.length} samples: ${counts.join(', ')}`;
}

runScript(() => runSamples(process.argv.slice(2)));
