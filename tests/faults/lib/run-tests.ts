import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';

/** What the tests of a statement say. */
export type Verdict = {
  /** Titles of the tests that ran. */
  ran: string[];
  /** Those that failed in an assertion or in waiting for something, with the first line of the error. */
  failed: {title: string; error: string}[];
  /** What went wrong without a test being at fault. */
  broken: string[];
};

/** A message in the console is noticed by every test, and a test may be slow for many reasons; a fault must be noticed by what its test looks at. */
const BY_THE_WAY = /complaints of the page|Test timeout of/;
const OF_THE_HARNESS = /holds no site|EADDRINUSE|Cannot find module|ECONNREFUSED|ERR_CONNECTION_REFUSED|Target crashed|browserType\.launch/;

/** It ends with the first failure. */
const STOPPED = /Testing stopped early/;

const TAG_END = '(?![\\w.-])';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The tests of a statement, or those of them whose titles hold some words. */
export type Wanted = {statement: string; test?: string};

const patternOf = ({statement, test}: Wanted) => (test ? `(?=.*${escaped(test)})` : '') + `.*@${escaped(statement)}${TAG_END}`;

/** Runs tests in the copy one after the other, and ends with the first that fails unless all are wanted. */
export async function runTests(copy: string, wanted: Wanted[], projects: string[], isWhole = false): Promise<Verdict> {
  const report = path.join(copy, 'report.json');
  fs.rmSync(report, {force: true});
  const pattern = [...new Set(wanted.map(patternOf))].join('|');
  const args = ['test', '-c', 'tests/faults/playwright.config.ts', '--reporter=json', '--pass-with-no-tests', '--grep', pattern];
  const files = filesOf(copy, wanted);
  const output = await run(copy, [...args, ...projects.map((name) => `--project=${name}`), ...(isWhole ? [] : ['-x']), ...files], report);
  if (!fs.existsSync(report)) return {ran: [], failed: [], broken: [output.slice(-600)]};
  return read(JSON.parse(fs.readFileSync(report, 'utf8')) as JSONReport);
}

/** Only these files are loaded, since some of them read the whole project. */
function filesOf(copy: string, wanted: Wanted[]): string[] {
  const folder = path.join(copy, 'tests/browser');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => {
      const code = fs.readFileSync(path.join(folder, name), 'utf8');
      return wanted.some(({statement}) => code.includes(`'@${statement}'`));
    })
    .map((name) => `tests/browser/${name}`);
}

const run = (cwd: string, args: string[], report: string): Promise<string> =>
  new Promise((resolve) => {
    const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1'};
    const child = spawn('node_modules/.bin/playwright', args, {cwd, env});
    const end = () => void child.kill();
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', () => {
      process.off('exit', end);
      resolve(output);
    });
  });

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, 2).join(' ').slice(0, 160);

function read({suites, errors}: JSONReport): Verdict {
  const verdict: Verdict = {ran: [], failed: [], broken: errors.map(({message = ''}) => firstLine(message)).filter((message) => !STOPPED.test(message))};
  const walk = (suite: JSONReportSuite): void => {
    for (const {title, tests} of suite.specs)
      for (const result of tests.flatMap(({results}) => results)) {
        if (result.status === 'skipped' || result.status === 'interrupted') continue;
        verdict.ran.push(title);
        const messages = result.errors.map(({message = ''}) => message);
        const harness = messages.find((message) => OF_THE_HARNESS.test(message));
        const own = messages.find((message) => !BY_THE_WAY.test(message));
        if (harness) verdict.broken.push(firstLine(harness));
        else if (own) verdict.failed.push({title, error: firstLine(own)});
      }
    suite.suites?.forEach(walk);
  };
  suites.forEach(walk);
  return verdict;
}
