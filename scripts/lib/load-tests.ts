import {createRequire} from 'node:module';
import path from 'node:path';
import {describe} from 'node:test';

const load = createRequire(__filename);

// Loads test files into one process, where Node's test runner runs them one after another; what a file does before and after each test holds for its own.
for (const file of process.argv.slice(2)) describe(file, () => void load(path.resolve(file)));
