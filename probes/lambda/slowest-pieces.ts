import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Chunk = {chunk: number; frameRange: [number, number]; timeInMilliseconds: number};
const {getMostExpensiveChunks} = installed<{getMostExpensiveChunks: (given: object) => Chunk[]}>('@remotion/serverless-client/dist/most-expensive-chunks.js');

export default inNode('mostExpensiveFrameRanges holds the five pieces that took longest, slowest first, with their frames in the composition.', () => {
  const seconds = [3, 9, 4, 1, 7, 5, 8];
  const slowest = getMostExpensiveChunks({
    parsedTimings: seconds.map((time, chunk) => ({chunk, start: 1000, rendered: 1000 + time * 1000})),
    ...{framesPerFunction: 20, firstFrame: 100, lastFrame: 232},
  });
  assert.deepEqual(slowest, [
    {chunk: 1, frameRange: [120, 139], timeInMilliseconds: 9000},
    {chunk: 6, frameRange: [220, 232], timeInMilliseconds: 8000},
    {chunk: 4, frameRange: [180, 199], timeInMilliseconds: 7000},
    {chunk: 5, frameRange: [200, 219], timeInMilliseconds: 5000},
    {chunk: 2, frameRange: [140, 159], timeInMilliseconds: 4000},
  ]);
});
