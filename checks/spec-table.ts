import fs from 'node:fs';
import path from 'node:path';
import {specTable, TABLE_FILE} from './lib/spec-table';
import {finding} from '../core/corpus/finding';
import type {Check} from './check';

/** The table of statements matches the tests that exist. */
export const specTableCheck: Check = {
  name: 'spec-table',
  scope: 'project',
  async run({dir}) {
    const expected = await specTable(dir);
    const written = fs.existsSync(path.join(dir, TABLE_FILE)) ? fs.readFileSync(path.join(dir, TABLE_FILE), 'utf8') : '';
    return {
      count: expected.match(/^\| §/gm)?.length ?? 0,
      looked: `statements in ${TABLE_FILE}`,
      findings: written === expected ? [] : [finding(TABLE_FILE, 1, 'The table differs from the names of the tests.', 'Run npm run spec:table.')],
    };
  },
};
