import assert from 'node:assert/strict';
import {makeCancelSignal} from '@remotion/renderer';
import {inNode} from '../lib/probe';

export default inNode('cancel() stops everything that has the signal, a second call does nothing, and what gets the signal later is canceled at once.', () => {
  const {cancelSignal, cancel} = makeCancelSignal();
  assert.equal(typeof cancelSignal, 'function');
  const stopped: string[] = [];
  cancelSignal(() => stopped.push('video'));
  cancelSignal(() => stopped.push('audio'));
  assert.deepEqual(stopped, [] as string[]);
  cancel();
  cancel();
  assert.deepEqual(stopped, ['video', 'audio'] as string[]);
  cancelSignal(() => stopped.push('later'));
  assert.deepEqual(stopped, ['video', 'audio', 'later']);
});
