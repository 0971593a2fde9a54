import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {validateFramesPerFunction} = installed<{validateFramesPerFunction: (given: object) => number}>(
  '@remotion/serverless-client/dist/validate-frames-per-function.js',
);
const {planFrameRanges} = installed<{planFrameRanges: (given: object) => {chunks: unknown[]}}>('@remotion/serverless/dist/plan-frame-ranges.js');

const framesOf = (frames: number) => validateFramesPerFunction({framesPerFunction: null, concurrency: null, durationInFrames: frames});

export default inNode(
  'By default, the frames of a render on Lambda are shared out as the tables say, such as 900 among 45 functions; 18,000 frames and more get 149 to 151.',
  () => {
    const rows = {30: [15, 2], 100: [20, 5], 300: [20, 15], 900: [20, 45], 1800: [22, 82], 3600: [40, 90], 5400: [56, 97], 9000: [80, 113]};
    for (const [name, row] of Object.entries({...rows, 18_000: [120, 150], 108_000: [720, 150]})) {
      const frames = Number(name);
      const {chunks} = planFrameRanges({framesPerFunction: framesOf(frames), frameRange: [0, frames - 1], everyNthFrame: 1});
      assert.deepEqual([framesOf(frames), chunks.length], row, name);
    }
    const long = Array.from({length: 20_000}, (_, index) => Math.ceil((18_000 + index) / framesOf(18_000 + index)));
    assert.deepEqual([Math.min(...long), Math.max(...long)], [149, 151]);
  },
);
