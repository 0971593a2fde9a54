import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {errorsOf} from '../lib/compiled';
import {slowInNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/animation-utils/make-transform.mdx');

export default slowInNode(
  'Of the invalid calls in the table of the page on makeTransform(), TypeScript accepts the first one, rotate(NaN), and reports all others.',
  () => {
    const table = fs.readFileSync(PAGE, 'utf8').split('### Invalid arguments')[1]!.split('\n## ')[0]!;
    const calls = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, call]) => call!);
    assert.equal(calls[0], 'rotate(NaN)');
    assert.equal(calls.length, 5);
    const errors = errorsOf(["import {rotate, scale, translate} from '@remotion/animation-utils';", ...calls.map((call) => `${call};`)].join('\n'));
    assert.deepEqual([...new Set(errors.map(([line]) => calls[line - 1]))], calls.slice(1));
  },
);
