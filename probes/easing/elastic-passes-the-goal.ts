import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.elastic() passes the goal by 7 % with 1, by 43 % with 2 and not at all with 0.', () => {
  const beyond = (bounciness: number) => Math.max(...Array.from({length: 2001}, (_, step) => Easing.elastic(bounciness)(step / 2000))) - 1;
  assert.deepEqual(
    [1, 2].map((value) => beyond(value).toFixed(2)),
    ['0.07', '0.43'],
  );
  assert.ok(beyond(0) <= 1e-9);
});
