import assert from 'node:assert/strict';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The paths of makePie() are those of its table.', () => {
  const path = (options: Partial<Parameters<typeof makePie>[0]>) => makePie({radius: 100, progress: 0.25, ...options}).path;
  assert.equal(path({}), 'M 100 0 A 100 100 0 0 1 200 100 L 100 100 Z');
  assert.equal(path({closePath: false}), 'M 100 0 A 100 100 0 0 1 200 100');
  assert.equal(path({counterClockwise: true}), 'M 100 0 A 100 100 0 0 0 0 100 L 100 100 Z');
  assert.equal(path({progress: 0.75}), 'M 100 0 A 100 100 0 0 1 100 200 A 100 100 0 0 1 0 100 L 100 100 Z');
  assert.equal(path({progress: 1}), 'M 100 0 A 100 100 0 0 1 100 200 A 100 100 0 0 1 100 0 Z');
});
