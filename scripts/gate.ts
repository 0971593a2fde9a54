import {spawn} from 'node:child_process';

type Step = {name: string; command: string};
type Outcome = {step: Step; passed: boolean; seconds: string; output: string};

/** Each of these looks only at the sources, so that two can run at a time. */
const CHECK: Step[] = [
  {name: 'lint', command: 'eslint --max-warnings 0 .'},
  {name: 'unit tests', command: 'tsx scripts/run-tests.ts tests/unit'},
  {name: 'content', command: 'tsx checks/run.ts'},
  {name: 'floors', command: 'tsx scripts/graph.ts'},
  {name: 'types', command: 'tsc --noEmit -p .'},
  {name: 'styles', command: 'stylelint "src/**/*.css"'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'dead code', command: 'knip'},
];

/** Each of these needs the output of earlier ones. */
const BUILT: Step[] = [
  // The content checks that begin `npm run build` have already run above.
  {name: 'build', command: 'docusaurus build'},
  {name: 'links of the build', command: 'tsx checks/built.ts'},
  {name: 'licences of the build', command: 'tsx scripts/licences.ts --check'},
  {name: 'browser tests', command: 'npm run --silent test:browser'},
  {name: 'build with everything configured', command: 'tsx scripts/build-configured.ts'},
  {name: 'browser tests of that build', command: 'tsx scripts/run-tests.ts tests/configured'},
];

/**
 * `check` runs everything that needs no browser, `test` runs everything. Page names after `check` limit it to the content checks of those pages.
 * Every step runs even after one has failed, so that one run shows everything there is to fix; only if the build fails are the later steps left out.
 */
async function runGate(gate: string, pages: string[]): Promise<number> {
  if (pages.length > 0) {
    const {runChecks} = await import('../checks/run');
    return (await runChecks(process.cwd(), pages)) === 0 ? 0 : 1;
  }
  const outcomes = await runInPairs(CHECK);
  for (const step of gate === 'test' ? BUILT : []) {
    console.log(`\n${step.name}`);
    const outcome = await run(step, true);
    outcomes.push(outcome);
    console.log(`${outcome.passed ? 'ok' : 'FAILED'} after ${outcome.seconds} s`);
    if (!outcome.passed && step.name.startsWith('build')) break;
  }
  const failed = outcomes.filter(({passed}) => !passed).map(({step}) => step.name);
  console.log(failed.length === 0 ? `\nAll ${outcomes.length} steps passed.` : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/** Runs steps two at a time; the output of a step is shown as a whole when it ends. */
async function runInPairs(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await run(step, false);
      outcomes.push(outcome);
      console.log(`\n${step.name}\n${outcome.output}${outcome.passed ? 'ok' : 'FAILED'} after ${outcome.seconds} s`);
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/** @param isLive whether to show output while the step runs, or keep it */
function run(step: Step, isLive: boolean): Promise<Outcome> {
  const started = Date.now();
  let output = '';
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: ['inherit', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => resolve({step, passed: code === 0, seconds: ((Date.now() - started) / 1000).toFixed(1), output}));
  });
}

const [gate = 'check', ...pages] = process.argv.slice(2);
runGate(gate, pages).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
