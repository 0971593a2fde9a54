import {runScript, UsageError} from './lib/arguments';
import {runSteps, type Step} from './lib/run-steps';

const AXE_PARTS = 4;
const FAULT_PARTS = 4;

/** Checks that are too long for `npm test`, with the minutes that each takes on two cores. All of them look at the last build. */
const CHECKS: (Step & {minutes: number})[] = [
  {name: 'fixture sites', command: 'npm run --silent test:sites', minutes: 6},
  {name: 'all hosts', command: 'npm run --silent hosts', minutes: 4},
  {name: 'other readers', command: 'npm run --silent agents', minutes: 2},
  {name: 'the framework’s newest release', command: 'npm run --silent canary', minutes: 7},
  {name: 'all probes', command: 'npm run --silent probes', minutes: 10},
  {name: 'every recipe', command: 'npm run --silent test:recipes', minutes: 5},
  {name: 'playground against renders', command: 'npm run --silent test:play', minutes: 5},
  {name: 'every file judged alone', command: 'ALL=1 tsx --test tests/unit/one-file.test.ts', minutes: 5},
  {name: 'widths of every page', command: 'LOOK_AT=each playwright test --project=site widths.spec.ts', minutes: 6},
  ...Array.from({length: FAULT_PARTS}, (_, part) => ({
    name: `faults, part ${part + 1} of ${FAULT_PARTS}`,
    command: `npm run --silent faults -- --shard=${part + 1}/${FAULT_PARTS}`,
    minutes: 25,
  })),
  {name: 'lies in pages', command: 'npm run --silent lies', minutes: 3},
  ...[1, 2].map((part) => ({
    name: `every demo, part ${part} of 2`,
    command: `LOOK_AT=each playwright test --project=site demos.spec.ts --shard=${part}/2`,
    minutes: 6,
  })),
  ...Array.from({length: AXE_PARTS}, (_, part) => ({
    name: `axe on every page, part ${part + 1} of ${AXE_PARTS}`,
    command: `npm run --silent test:a11y -- --shard=${part + 1}/${AXE_PARTS}`,
    minutes: 9,
  })),
];

/** With `--minutes 40`, runs as many as fit, and begins with another one each day; without, runs all. */
async function main(args: string[]): Promise<number> {
  const minutes = args[0] === '--minutes' ? Number(args[1]) : args.length === 0 ? Infinity : Number.NaN;
  if (!(minutes > 0)) throw new UsageError(`${args.join(' ')} is not understood: use --minutes 40, or nothing.`);
  const today = Math.floor(Date.now() / 86_400_000);
  const rotated = CHECKS.map((_, index) => CHECKS[(index + today) % CHECKS.length]!);
  let left = minutes;
  const chosen = rotated.filter((check) => check.minutes <= left && (left -= check.minutes) >= 0);
  console.log(`${chosen.length} of ${CHECKS.length} slow checks: ${chosen.map(({name}) => name).join(', ')}`);
  const outcomes = await runSteps(chosen.map((check) => ({...check, isAlone: true})));
  const failed = outcomes.filter(({isPassed}) => !isPassed).map(({step}) => step.name);
  console.log(failed.length === 0 ? `All ${outcomes.length} passed.` : `Failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

runScript(() => main(process.argv.slice(2)));
