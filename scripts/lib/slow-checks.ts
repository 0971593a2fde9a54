import type {Step} from './run-steps';

export type SlowCheck = Step & {
  /** How long it takes on two cores. */
  minutes: number;
  /** Whether it has its turn every day, before the others. */
  isDaily?: boolean;
};

/** Tests in a browser that take long by themselves or are variants of others, marked with this tag; `npm test` leaves them out. */
const SLOW_TESTS: SlowCheck = {
  name: 'slow browser tests',
  command: 'playwright test --project=site --project=a11y --grep @slow',
  minutes: 7,
  isDaily: true,
};

/** The site as somebody publishes it who configures every service, below a path. */
const CONFIGURED: SlowCheck = {
  name: 'site with everything configured',
  command: 'tsx tests/sites/build-configured.ts && playwright test --project=configured',
  minutes: 4,
  isDaily: true,
};

const parts = (count: number, one: (part: number) => SlowCheck): SlowCheck[] => Array.from({length: count}, (_, index) => one(index + 1));

/**
 * Checks that are too long for `npm test`; all of them look at the last build. None takes more than ten minutes, so that a day has room for several kinds.
 * @param isTested whether the browser tests have just passed on this build: then faults are planted without another run of the same tests
 */
export const slowChecks = (isTested: boolean): SlowCheck[] => checksOf(isTested).map((check) => ({...check, isAlone: true}));

const checksOf = (isTested: boolean): SlowCheck[] => [
  SLOW_TESTS,
  CONFIGURED,
  {name: 'commands as a whole', command: 'tsx scripts/run-tests.ts tests/tools', minutes: 2, isDaily: true},
  {name: 'fixture sites', command: 'npm run --silent test:sites', minutes: 6},
  {name: 'all hosts', command: 'npm run --silent hosts', minutes: 4},
  {name: 'other readers', command: 'npm run --silent agents', minutes: 2},
  {name: 'the framework’s newest release', command: 'npm run --silent canary', minutes: 7},
  // Those in Node are part of `npm test`.
  {name: 'slow probes, and those in a browser and by commands', command: 'npm run --silent probes -- --slow', minutes: 10},
  {name: 'every sample', command: 'tsx scripts/run-tests.ts tests/samples && npm run --silent samples', minutes: 8},
  {name: 'every recipe', command: 'npm run --silent test:recipes', minutes: 5},
  {name: 'Firefox', command: 'npm run --silent test:firefox', minutes: 3},
  {name: 'playground against renders', command: 'npm run --silent test:play', minutes: 5},
  {name: 'every file judged alone', command: 'ALL=1 tsx --test tests/tools/one-file.test.ts', minutes: 5},
  {name: 'types of every sample in the playground', command: 'ALL=1 tsx --test tests/tools/play-types.test.ts', minutes: 3},
  {name: 'widths of every page', command: 'LOOK_AT=each playwright test --project=site widths.spec.ts', minutes: 6},
  {name: 'every random query', command: 'LOOK_AT=each playwright test --project=site search-index.spec.ts', minutes: 2},
  ...parts(16, (part) => ({
    name: `faults, part ${part} of 16`,
    command: `npm run --silent faults -- --shard=${part}/16${isTested ? ' --trust-tests' : ''}`,
    ...(isTested && {needs: ['browser tests', SLOW_TESTS.name, CONFIGURED.name]}),
    minutes: 9,
  })),
  {name: 'lies in pages', command: 'npm run --silent lies', minutes: 3},
  ...parts(2, (part) => ({
    name: `every demo, part ${part} of 2`,
    command: `LOOK_AT=each playwright test --project=site demos.spec.ts --shard=${part}/2`,
    minutes: 6,
  })),
  ...parts(4, (part) => ({
    name: `axe on every page, part ${part} of 4`,
    command: `npm run --silent test:a11y -- --shard=${part}/4`,
    minutes: 9,
  })),
];

/** Deals checks out to as few days as there must be for none of them to take longer than this; a check that never fits has a day of its own. */
function daysOf(checks: readonly SlowCheck[], minutes: number): SlowCheck[][] {
  const days: {checks: SlowCheck[]; left: number}[] = [];
  for (const check of [...checks].sort((a, b) => b.minutes - a.minutes)) {
    const day = days.find(({left}) => left >= check.minutes);
    if (day) day.checks.push(check);
    else days.push({checks: [check], left: minutes});
    (day ?? days.at(-1)!).left -= check.minutes;
  }
  return days.map((day) => day.checks);
}

/** The checks whose turn it is on a day, counted from 1970: those of every day, and some of the others. */
export function turnOf(checks: readonly SlowCheck[], minutes: number, day: number): SlowCheck[] {
  const daily = checks.filter(({isDaily}) => isDaily);
  const left = minutes - daily.reduce((sum, check) => sum + check.minutes, 0);
  const days = daysOf(
    checks.filter(({isDaily}) => !isDaily),
    left,
  );
  return [...daily, ...(days[day % days.length] ?? [])];
}

/** Deals all checks out to machines that take about equally long. */
export function shardOf(checks: readonly SlowCheck[], part: number, parts: number): SlowCheck[] {
  const shards = Array.from({length: parts}, () => ({checks: [] as SlowCheck[], minutes: 0}));
  for (const check of [...checks].sort((a, b) => b.minutes - a.minutes)) {
    const least = shards.reduce((found, shard) => (shard.minutes < found.minutes ? shard : found));
    least.checks.push(check);
    least.minutes += check.minutes;
  }
  return shards[part - 1]?.checks ?? [];
}

export const today = (): number => Math.floor(Date.now() / 86_400_000);
