import assert from 'node:assert/strict';
import {makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('Where the path of makeRect() begins depends on its rounding.', () => {
  const start = (options: object, length: number) => makeRect({width: 300, height: 200, ...options}).path.slice(0, length);
  for (const [options, begins] of [
    [{}, 'M 0 0 L 300 0 L 300 200'],
    [{cornerRadius: 40}, 'M 260 0 L 260 0 a 40 40 0 0 1 40 40'],
    [{edgeRoundness: 0.5}, 'M 150 0 C 225 0 300 50 300 100'],
  ] as const)
    assert.equal(start(options, begins.length), begins);
  assert.equal(makeRect({width: 300, height: 200}).transformOrigin, '150 100');
});
