import assert from 'node:assert/strict';
import {makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A plain rectangle has four lines; round corners add an arc to each, and edgeRoundness replaces each by a curve.', () => {
  const types = (options: object) =>
    makeRect({width: 300, height: 200, ...options})
      .instructions.map(({type}) => type)
      .join('');
  assert.deepEqual([types({}), types({cornerRadius: 40}), types({edgeRoundness: 0.5})], ['MLLLLZ', 'MLaLaLaLaZ', 'MCCCCZ']);
});
