import type {Step} from './run-steps';

/** Each of these looks only at the sources. */
export const CHECK: Step[] = [
  {name: 'types and lint', command: 'oxlint'},
  {name: 'unit tests', command: 'tsx scripts/run-tests.ts tests/unit --together'},
  {name: 'content', command: 'tsx checks/run.ts'},
  {name: 'floors', command: 'tsx scripts/graph.ts'},
  {name: 'probes in Node', command: 'tsx scripts/probes.ts --fast'},
  {name: 'styles', command: 'stylelint "src/**/*.css"'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'dead code', command: 'knip'},
];

// The content checks that begin `npm run build` are a step of their own.
const BUILD: Step = {name: 'build', command: 'docusaurus build && tsx scripts/finish-build.ts'};

const BUILT: Step[] = [
  {name: 'links of the build', command: 'tsx checks/built.ts', needs: ['build']},
  {name: 'hosts', command: 'tsx tests/hosts/run.ts --fast', needs: ['build']},
  {name: 'Markdown of the build', command: 'tsx tests/agents/run.ts --fast', needs: ['build']},
  {name: 'licenses of the build', command: 'tsx scripts/licences.ts --check', needs: ['build']},
];

const browser = (command: string): Step => ({name: 'browser tests', command, needs: ['build'], isAlone: true});

/** Everything but the slow checks. A build keeps one core busy and the other in part, so the checks run beside it. */
export const TEST: Step[] = [BUILD, ...CHECK, ...BUILT, browser('playwright test --project=site --project=a11y --grep-invert @slow')];

/** What a change of content can break: what is said about the code alone holds as before. */
export type ContentRun = {
  /** Changed files. */
  files: string[];
  /** Those of them that are code, as a demo is. */
  code: string[];
  unitTests: string[];
  browserTests: string[];
  /** The pages that tests of every page look at; undefined stands for those whose day it is. */
  routes: string[] | undefined;
};

export function contentSteps({files, code, unitTests, browserTests, routes}: ContentRun): Step[] {
  const named = (all: string[]) => all.map((file) => `'${file}'`).join(' ');
  const ofCode = CHECK.filter(({name}) => ['floors', 'types and lint', 'dead code'].includes(name));
  const lookAt = routes ? `LOOK_AT='${['only', ...routes].join(' ')}' ` : '';
  return [
    BUILD,
    {name: 'unit tests', command: `tsx scripts/run-tests.ts --together ${unitTests.join(' ')}`},
    ...CHECK.filter(({name}) => name === 'content'),
    {name: 'format', command: `prettier --check --log-level warn --ignore-unknown ${named(files)}`},
    ...(code.length > 0 ? ofCode : []),
    ...BUILT.filter(({name}) => !name.startsWith('licenses') || code.length > 0),
    browser(`${lookAt}playwright test --project=site --project=a11y ${browserTests.join(' ')}`),
  ];
}
