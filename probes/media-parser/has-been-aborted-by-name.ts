import assert from 'node:assert/strict';
import {hasBeenAborted} from '@remotion/media-parser';
import {inNode} from '../lib/probe';

export default inNode('hasBeenAborted() goes by the name of an error, accepts text and objects, and throws for null.', () => {
  assert.equal(hasBeenAborted(new DOMException('x', 'AbortError')), true);
  assert.equal(hasBeenAborted(Object.assign(new Error('x'), {name: 'MediaParserAbortError'})), true);
  for (const other of [new Error('Aborted'), 'Aborted', {}]) assert.equal(hasBeenAborted(other), false);
  assert.throws(() => hasBeenAborted(null), /Cannot read properties of null \(reading 'name'\)/);
  assert.throws(() => hasBeenAborted(undefined), /Cannot read properties of undefined \(reading 'name'\)/);
});
