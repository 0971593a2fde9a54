import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {validateFramesPerFunction} = installed<{validateFramesPerFunction: (given: object) => number}>(
  '@remotion/serverless-client/dist/validate-frames-per-function.js',
);
const {planFrameRanges} = installed<{planFrameRanges: (given: object) => {chunks: [number, number][]}}>('@remotion/serverless/dist/plan-frame-ranges.js');

const lengths = (frames: number, given: {concurrency?: number; framesPerFunction?: number}) => {
  const framesPerFunction = validateFramesPerFunction({framesPerFunction: null, concurrency: null, ...given, durationInFrames: frames});
  return planFrameRanges({framesPerFunction, frameRange: [0, frames - 1], everyNthFrame: 1}).chunks.map(([from, to]) => to - from + 1);
};

export default inNode(
  'Chunks of a render on Lambda are equally long, except the last; concurrency is rounded for that, and none but those of very short videos is below 5.',
  () => {
    const rounded = lengths(1210, {concurrency: 200});
    assert.equal(rounded.length, 173);
    assert.deepEqual([new Set(rounded.slice(0, -1)), rounded.at(-1)], [new Set([7]), 6]);
    assert.equal(lengths(900, {concurrency: 200}).length, 180);
    assert.equal(lengths(900, {concurrency: 30}).length, 30);
    assert.equal(lengths(900, {framesPerFunction: 10}).length, 90);
    assert.deepEqual(lengths(3, {framesPerFunction: 3}), [3]);
    assert.throws(() => lengths(3, {framesPerFunction: 2}), {message: 'The framesPerLambda needs to be at least 3, but is 2'});
    assert.throws(() => lengths(900, {framesPerFunction: 4}), {message: 'The framesPerLambda needs to be at least 5, but is 4'});
  },
);
