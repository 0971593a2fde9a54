import assert from 'node:assert/strict';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('A pie of -1 is that of 0, one of 1.2 that of 1, and one of 1 is the full circle whether it is closed or not.', () => {
  const pie = (progress: number, closePath = true) => makePie({radius: 50, progress, closePath}).path;
  assert.equal(pie(-1), pie(0));
  assert.equal(pie(1.2), pie(1));
  assert.equal(pie(1).replace(' Z', ''), pie(1, false));
});
