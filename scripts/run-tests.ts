import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Runs the test files in the given folders (or the given files) with Node's test runner. */
const roots = process.argv.slice(2);
const files = roots.flatMap((root) =>
  fs.statSync(root).isFile()
    ? [root]
    : fs
        .readdirSync(root, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => path.join(root, file))
        .sort(),
);
if (files.length === 0) throw new Error(`No test files in ${roots.join(', ')}.`);

const {status} = spawnSync(process.execPath, ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...files], {stdio: 'inherit'});
process.exitCode = status ?? 1;
