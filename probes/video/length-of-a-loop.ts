import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {mediaDuration: number; playbackRate: number; startFrom?: number; endAt?: number};

export default inNode(
  'A repetition of a looped video lasts as long as the file, or as the part between trimBefore and trimAfter, divided by playbackRate and rounded down.',
  () => {
    const {calculateLoopDuration} = installed<{calculateLoopDuration(given: Given): number}>('remotion/dist/cjs/calculate-loop.js');
    assert.equal(calculateLoopDuration({mediaDuration: 100.9, playbackRate: 1}), 100);
    assert.equal(calculateLoopDuration({mediaDuration: 100, playbackRate: 1.5}), 66);
    assert.equal(calculateLoopDuration({mediaDuration: 100.9, playbackRate: 1, startFrom: 30}), 70);
    assert.equal(calculateLoopDuration({mediaDuration: 100, playbackRate: 2, startFrom: 30, endAt: 75}), 22);
  },
);
