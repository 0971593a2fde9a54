import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {runScript, UsageError} from '../../scripts/lib/arguments';
import {FAULTS} from './all';
import type {Fault} from './fault';
import {apply, makeCopy} from './lib/copy';
import {runTests, type Verdict} from './lib/run-tests';

type Outcome = {fault: Fault; isKilled: boolean; why: string};

/** A test that is red without a fault proves nothing. */
const HEALTHY = '--trust-tests';
/** Whether every fault still finds what it changes. */
const APPLY_ONLY = '--apply-only';

/**
 * Breaks the last build in one way after the other, in a copy, and expects the tests of the broken statement to notice. Names choose areas, statements or words
 * of a fault's name; `--shard=1/4` takes a part of them, `--trust-tests` leaves out the run of the same tests without a fault, and
 * `--apply-only` runs no tests at all.
 */
async function main(args: string[]): Promise<number> {
  const asked = sharded(widely(chosen(args.filter((arg) => !arg.startsWith('--')))), args);
  const faults = asked.filter(({build = 'build'}) => fs.existsSync(`${build}/index.html`));
  if (faults.length < asked.length) console.log(`${asked.length - faults.length} faults are left out, since what they break is not built.`);
  if (faults.length === 0) throw new UsageError(`No fault is called ${args.join(' ')}: name an area, a statement or words of a fault.`);
  const started = Date.now();
  const copy = makeCopy();
  if (args.includes(APPLY_ONLY)) return applyAll(faults);
  const sick = args.includes(HEALTHY) ? new Map<string, string>() : await redWithout(copy, faults);
  const outcomes: Outcome[] = [];
  for (const [index, fault] of faults.entries()) {
    const outcome = await tryFault(copy, fault, sick);
    outcomes.push(outcome);
    console.log(`${index + 1}/${faults.length} ${outcome.isKilled ? 'noticed ' : 'SURVIVED'} ${fault.statement}: ${fault.name} (${outcome.why})`);
  }
  report(outcomes, (Date.now() - started) / 60_000);
  return outcomes.every(({isKilled}) => isKilled) ? 0 : 1;
}

function chosen(names: string[]): Fault[] {
  if (names.length === 0) return FAULTS;
  return FAULTS.filter((fault) => names.some((name) => isCalled(fault, name.replace(/^spec\//, ''))));
}

const isOf = ({statement}: Fault, name: string) => statement === name || statement.startsWith(`${name}.`);

/** An area or a statement is meant where there is one; else words of a fault's name are. */
const isCalled = (fault: Fault, name: string) =>
  FAULTS.some((any) => isOf(any, name)) ? isOf(fault, name) : fault.name.toLowerCase().includes(name.toLowerCase());

/** One fault of each statement first, so that a run that is cut short has tried them all. */
function widely(faults: Fault[]): Fault[] {
  const place = (fault: Fault) => faults.filter(({statement}) => statement === fault.statement).indexOf(fault);
  return faults
    .map((fault) => ({fault, round: place(fault)}))
    .sort((a, b) => a.round - b.round)
    .map(({fault}) => fault);
}

function sharded(faults: Fault[], args: string[]): Fault[] {
  const [part, parts] =
    /^--shard=(\d+)\/(\d+)$/
      .exec(args.find((arg) => arg.startsWith('--shard=')) ?? '--shard=1/1')
      ?.slice(1)
      .map(Number) ?? [];
  if (!part || !parts || part > parts) throw new UsageError('A shard is written as --shard=1/4.');
  return faults.filter((_, index) => index % parts === part - 1);
}

const projectsOf = ({build}: Fault) => (build === 'build-configured' ? ['configured'] : ['site', 'a11y']);

/** Tests that fail without a fault, with their errors, by title. */
async function redWithout(copy: string, faults: Fault[]): Promise<Map<string, string>> {
  const red = new Map<string, string>();
  for (const build of ['build', 'build-configured']) {
    const own = faults.filter((fault) => !fault.unit && (fault.build ?? 'build') === build);
    if (own.length === 0) continue;
    const {ran, failed, broken} = await runTests(copy, own, projectsOf(own[0]!), true);
    if (broken.length > 0) throw new Error(`Without a fault: ${broken.join('\n')}`);
    console.log(`${ran.length} tests on ${build} without a fault, ${failed.length} of them red`);
    for (const {title, error} of failed) {
      console.log(`red without a fault: ${title}: ${error}`);
      red.set(title, error);
    }
  }
  return red;
}

function applyAll(faults: Fault[]): number {
  const outdated = faults.flatMap((fault) => {
    try {
      apply(fault)();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  console.log([...outdated, `${faults.length - outdated.length} of ${faults.length} faults find what they change`].join('\n'));
  return outdated.length === 0 ? 0 : 1;
}

async function tryFault(copy: string, fault: Fault, sick: Map<string, string>): Promise<Outcome> {
  let undo: () => void;
  try {
    undo = apply(fault);
  } catch (error) {
    return {fault, isKilled: false, why: `out of date: ${(error as Error).message}`};
  }
  try {
    if (fault.unit) return {fault, ...runUnit(copy, fault.unit)};
    return {fault, ...judge(await verdictOn(copy, fault), sick)};
  } finally {
    undo();
  }
}

/** What the tests say of a fault. A run that broke, as when the browser did not start, says nothing of it and is repeated once. */
async function verdictOn(copy: string, fault: Fault): Promise<Verdict> {
  const verdict = await runTests(copy, [fault], projectsOf(fault));
  if (verdict.broken.length === 0) return verdict;
  console.log(`${fault.statement}: ${fault.name}: the run broke, and is repeated: ${verdict.broken[0]}`);
  return runTests(copy, [fault], projectsOf(fault));
}

function runUnit(copy: string, unit: string): {isKilled: boolean; why: string} {
  const {status, stdout} = spawnSync('node', ['--import', 'tsx', '--test', '--test-reporter=tap', unit], {cwd: copy, encoding: 'utf8'});
  const assertion = /failureType: 'testCodeFailure'/.test(stdout);
  return {isKilled: status !== 0 && assertion, why: /not ok \d+ - (.*)/.exec(stdout)?.[1] ?? `exit code ${status}`};
}

function judge({ran, failed, broken}: Verdict, sick: Map<string, string>): {isKilled: boolean; why: string} {
  if (broken.length > 0) return {isKilled: false, why: `the run broke: ${broken[0]}`};
  if (ran.length === 0) return {isKilled: false, why: 'no test ran'};
  const own = failed.find(({title}) => !sick.has(title));
  if (own) return {isKilled: true, why: `${own.title.slice(0, 70)}: ${own.error}`};
  return {isKilled: false, why: failed.length > 0 ? 'its test is red without a fault' : `${ran.length} tests are green`};
}

function report(outcomes: Outcome[], minutes: number): void {
  const rate = (list: Outcome[]) => `${list.filter(({isKilled}) => isKilled).length} of ${list.length}`;
  const group = (keyOf: (outcome: Outcome) => string) => {
    const groups = new Map<string, Outcome[]>();
    for (const outcome of outcomes) groups.set(keyOf(outcome), [...(groups.get(keyOf(outcome)) ?? []), outcome]);
    return [...groups].map(([key, list]) => `${key} ${rate(list)}`).join(', ');
  };
  console.log(`\nby area: ${group(({fault}) => fault.statement.split('.')[0] ?? '')}`);
  console.log(`by kind: ${group(({fault}) => [...new Set(fault.patches.map(({kind}) => kind))].join(' and '))}`);
  for (const {fault, why} of outcomes.filter(({isKilled}) => !isKilled)) console.log(`survived: ${fault.statement}: ${fault.name} (${why})`);
  const killed = outcomes.filter(({isKilled}) => isKilled).length;
  console.log(`${rate(outcomes)} faults noticed (${((100 * killed) / outcomes.length).toFixed(1)} %), after ${minutes.toFixed(1)} minutes`);
}

runScript(() => main(process.argv.slice(2)));
