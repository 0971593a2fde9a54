import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode("A spring of 0, NaN, Infinity or '10' frames throws.", () => {
  const lasting = (durationInFrames: unknown) => () => spring({frame: 1, fps: 30, durationInFrames: durationInFrames as number});
  assert.throws(lasting(0), /A "duration" of a spring must be positive, but is 0/);
  for (const wrong of [NaN, Infinity, '10']) assert.throws(lasting(wrong), /A "duration" of a spring/);
});
