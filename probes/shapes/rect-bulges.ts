import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('With an edgeRoundness of 2, a rectangle of 300 by 200 measures 375 by 250, and with 1 it stays in its box.', () => {
  const size = (edgeRoundness: number) => {
    const {width, height} = getBoundingBox(makeRect({width: 300, height: 200, edgeRoundness}).path);
    return [Math.round(width), Math.round(height)];
  };
  assert.deepEqual(size(2), [375, 250]);
  assert.deepEqual(size(1), [300, 200]);
});
