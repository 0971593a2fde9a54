import {oneOf, readFlags, runScript} from './lib/arguments';
import {runSteps, type Step} from './lib/run-steps';

/** Each of these looks only at the sources. */
const CHECK: Step[] = [
  {name: 'lint', command: 'eslint --max-warnings 0 .'},
  {name: 'unit tests', command: 'tsx scripts/run-tests.ts tests/unit'},
  {name: 'content', command: 'tsx checks/run.ts'},
  {name: 'floors', command: 'tsx scripts/graph.ts'},
  {name: 'probes in Node', command: 'tsx scripts/probes.ts --fast'},
  {name: 'types', command: 'tsc --noEmit -p .'},
  {name: 'styles', command: 'stylelint "src/**/*.css"'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'dead code', command: 'knip'},
];

const BUILT: Step[] = [
  // The content checks that begin `npm run build` are a step of their own.
  {name: 'build', command: 'docusaurus build && tsx scripts/finish-build.ts'},
  {name: 'build with everything configured', command: 'tsx scripts/build-configured.ts', needs: ['build']},
  {name: 'links of the build', command: 'tsx checks/built.ts', needs: ['build']},
  {name: 'hosts', command: 'tsx tests/hosts/run.ts --fast', needs: ['build']},
  {name: 'Markdown of the build', command: 'tsx tests/agents/run.ts --fast', needs: ['build']},
  {name: 'licenses of the build', command: 'tsx scripts/licences.ts --check', needs: ['build']},
  {
    name: 'browser tests',
    command: 'playwright test --project=site --project=a11y --project=configured',
    needs: ['build', 'build with everything configured'],
    isAlone: true,
  },
];

/** `check` runs everything that needs no browser, `test` runs everything. What is named after `check`, such as a page, is judged by the content checks alone. */
async function runGate(args: string[]): Promise<number> {
  const [first, ...names] = args;
  const gate = oneOf('gate', ['check', 'test'], first ?? 'check');
  if (gate === 'check' && names.length > 0) {
    const {runChecks} = await import('../checks/run');
    return (await runChecks(process.cwd(), names)) === 0 ? 0 : 1;
  }
  readFlags(names, []);
  const started = Date.now();
  // A build keeps one core busy and the other in part, so the checks run beside it.
  const outcomes = await runSteps(gate === 'test' ? [BUILT[0]!, ...CHECK, ...BUILT.slice(1)] : CHECK);
  const failed = outcomes.filter(({isPassed}) => !isPassed).map(({step}) => step.name);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${failed.length === 0 ? `All ${outcomes.length} steps passed` : `Failed: ${failed.join(', ')}`}, after ${minutes} minutes.`);
  const count = (key: 'passed' | 'failed') => outcomes.reduce((sum, {tally}) => sum + tally[key], 0);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  return failed.length === 0 ? 0 : 1;
}

runScript(() => runGate(process.argv.slice(2)));
