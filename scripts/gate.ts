import path from 'node:path';
import {oneOf, readFlags, runScript, UsageError} from './lib/arguments';
import {changedSince, isContent} from './lib/content-change';
import {contentRun} from './lib/content-run';
import {CHECK, contentSteps, TEST} from './lib/gate-steps';
import {runSteps, type Step} from './lib/run-steps';
import {slowChecks, today, turnOf} from './lib/slow-checks';
import {summarize} from './lib/summary';

const PROJECT = path.join(__dirname, '..');

/**
 * `check` runs everything that needs no browser, `test` runs everything. What is named after `check`, such as a page, is judged by the content checks alone.
 * `test -- --since main` runs what the changes since a commit can break, if only content has changed; `test -- --slow 40` adds the slow checks whose turn it is.
 */
async function runGate([first, ...args]: string[]): Promise<number> {
  const gate = oneOf('gate', ['check', 'test'], first ?? 'check');
  if (gate === 'check' && args.length > 0) {
    const {runChecks} = await import('../checks/run');
    return (await runChecks(PROJECT, args)) === 0 ? 0 : 1;
  }
  const started = Date.now();
  const outcomes = await runSteps(gate === 'check' ? CHECK : stepsOf(args));
  return summarize(outcomes, `, after ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
}

function stepsOf(args: string[]): Step[] {
  const commit = takeValue(args, '--since');
  const minutes = Number(takeValue(args, '--slow') ?? 0);
  if (!(minutes >= 0)) throw new UsageError('--slow takes a number of minutes, as in npm test -- --slow 40.');
  const {names} = readFlags(args, ['--since', '--slow']);
  if (names.length > 0) throw new UsageError(`${names.join(' ')} is not understood. For the tests of one kind, there is npm run test:browser -- navbar.`);
  const slow = minutes > 0 ? turnOf(slowChecks(true), minutes, today()).map((check) => ({...check, needs: ['build', ...(check.needs ?? [])]})) : [];
  return [...(commit === undefined ? TEST : sinceSteps(commit)), ...slow];
}

/** Takes a flag and what follows it out of the arguments. */
function takeValue(args: string[], flag: string): string | undefined {
  return args.includes(flag) ? (args.splice(args.indexOf(flag), 2)[1] ?? '') : undefined;
}

function sinceSteps(commit: string): Step[] {
  const files = changedSince(PROJECT, commit);
  const code = files.filter((file) => !isContent(file));
  if (files.length > 0 && code.length === 0) {
    const run = contentRun(PROJECT, commit, files);
    console.log(
      `Only content has changed (${files.length} files): ${run.browserTests.length} files of browser tests and ${run.unitTests.length} of unit tests can be affected.`,
    );
    return contentSteps(run);
  }
  console.log(
    files.length === 0
      ? `Nothing has changed since ${commit}; everything is tested.`
      : `More than content has changed, such as ${code[0]}; everything is tested.`,
  );
  return TEST;
}

runScript(() => runGate(process.argv.slice(2)));
