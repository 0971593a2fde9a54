import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('A range beyond the composition and an everyNthFrame of 0 are refused.', async () => {
  assert.match(await rejectsWith({frameRange: [5, 40]}, 12), /was evaluated to be 12, but frame range 5-40 is not inbetween 0-11/);
  assert.match(await rejectsWith({codec: 'gif', outputLocation: 'x.gif', everyNthFrame: 0}), /The value for "everyNthFrame" cannot be below 1, but is 0/);
});
