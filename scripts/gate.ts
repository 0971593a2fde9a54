import {spawnSync} from 'node:child_process';

type Step = {name: string; command: string};

const CHECK: Step[] = [
  {name: 'types', command: 'tsc --noEmit -p .'},
  {name: 'lint', command: 'eslint --max-warnings 0 .'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'dead code', command: 'knip'},
  {name: 'content', command: 'tsx checks/run.ts'},
  {name: 'unit tests', command: 'tsx scripts/run-tests.ts tests/unit'},
];

const BUILT: Step[] = [
  // The content checks that `npm run build` starts with have run above.
  {name: 'build', command: 'docusaurus build'},
  {name: 'links of the build', command: 'tsx checks/built.ts'},
  {name: 'licences of the build', command: 'tsx scripts/licences.ts --check'},
  {name: 'browser tests', command: 'npm run --silent test:browser'},
  {name: 'build with everything configured', command: 'tsx scripts/build-configured.ts'},
  {name: 'browser tests of that build', command: 'tsx scripts/run-tests.ts tests/configured'},
];

/**
 * `check` runs all that needs no browser, `test` everything. Names of pages after `check` narrow it to the content checks of those pages.
 * Every step runs even after one has failed, so that one run tells all there is to mend; only without a build the later steps are left out.
 */
async function runGate(gate: string, pages: string[]): Promise<number> {
  if (pages.length > 0) {
    const {runChecks} = await import('../checks/run');
    return (await runChecks(process.cwd(), pages)) === 0 ? 0 : 1;
  }
  const steps = gate === 'test' ? [...CHECK, ...BUILT] : CHECK;
  const failed: string[] = [];
  for (const [index, step] of steps.entries()) {
    const started = Date.now();
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const passed = run(step);
    console.log(`${passed ? 'ok' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (!passed) failed.push(step.name);
    if (!passed && step.name.startsWith('build')) break;
  }
  console.log(failed.length === 0 ? `\nAll ${steps.length} steps passed.` : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

const run = ({command}: Step): boolean => spawnSync(command, {shell: true, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}}).status === 0;

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
