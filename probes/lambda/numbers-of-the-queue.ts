import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/lambda/sqs.mdx');

export default inNode(
  'The commands of the page set up a queue whose orders are invisible for 1,800 seconds, six times 300, and move away after three failures, and at most 20 consumers with 300 seconds each, more than the 240 of a render.',
  () => {
    const page = fs.readFileSync(PAGE, 'utf8');
    const code = [...page.matchAll(/^```(?:bash|ts)[^\n]*\n(.*?)^```/gms)].map(([, text]) => text).join('\n');
    const number = (pattern: RegExp) => Number(pattern.exec(code)?.[1]);
    const visible = number(/"VisibilityTimeout": "(\d+)"/);
    const consumer = Number(/with a timeout of (\d+) seconds/.exec(page)?.[1]);
    assert.deepEqual([visible, consumer, visible / consumer], [1800, 300, 6]);
    assert.equal(number(/maxReceiveCount\\":\\"(\d+)/), 3);
    assert.equal(number(/MaximumConcurrency=(\d+)/), 20);
    assert.equal(number(/timeoutInSeconds: (\d+)/), 240);
  },
);
