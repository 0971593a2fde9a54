import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readFlags, runScript} from './lib/arguments';

const NODE = ['--import', 'tsx', '--test-reporter=spec'];
const PROCESSES = 2;

/** What a test file says in its first line if it must have a process of its own, and why. */
const ALONE = /^\/\/ Alone: .+/;

/**
 * Runs the test files in the given folders (or the given files) with Node's test runner, each in a process of its own.
 * With --together, two processes share them, so that what most tests read, as the pages and the types are, is read twice and not a hundred times.
 */
async function runTests(args: string[]): Promise<number> {
  const {names: roots, flags} = readFlags(args, ['--together']);
  const files = roots.flatMap(testsIn);
  if (files.length === 0) throw new Error(`No test files in ${roots.join(', ')}.`);
  const shared = flags.has('--together') ? files.filter((file) => !ALONE.test(fs.readFileSync(file, 'utf8'))) : [];
  const alone = files.filter((file) => !shared.includes(file));
  const shares = Array.from({length: PROCESSES}, (_, share) => shared.filter((__, index) => index % PROCESSES === share)).filter(({length}) => length > 0);
  const statuses = await Promise.all(shares.map((share) => run([path.join(__dirname, 'lib/load-tests.ts'), ...share], true)));
  if (alone.length > 0) statuses.push(await run(['--test', `--test-concurrency=${PROCESSES}`, ...alone]));
  return statuses.find((status) => status !== 0) ?? 0;
}

function testsIn(root: string): string[] {
  if (fs.statSync(root).isFile()) return [root];
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, file))
    .sort();
}

/** @param isBeside whether another process prints at the same time: then the output waits until the process ends */
const run = (args: string[], isBeside = false): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...NODE, ...args], {stdio: ['inherit', isBeside ? 'pipe' : 'inherit', 'inherit']});
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => {
      process.stdout.write(output);
      resolve(code ?? 1);
    });
  });

runScript(() => runTests(process.argv.slice(2)));
