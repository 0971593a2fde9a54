import assert from 'node:assert/strict';
import {meta} from '../../demos/progress-bar/meta';
import {ProgressBar} from '../../demos/progress-bar/ProgressBar';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

export default inNode(
  'Each chapter is as wide as its share; the last one is full in frame 179, the last of 180, and in none before; the clock then shows 0:05 of 0:06.',
  () => {
    const at = (frame: number) => markupAt(ProgressBar, meta, frame);
    const filled = (frame: number) => numbersOf(at(frame), 'width').slice(-4);
    assert.deepEqual(numbersOf(at(0), 'flex'), [1.5, 1, 2, 1.5]);
    assert.equal(1.5 + 1 + 2 + 1.5, meta.durationInFrames / meta.fps);
    assert.deepEqual(filled(179), [100, 100, 100, 100]);
    assert.ok(filled(178)[3]! < 100);
    assert.deepEqual([filled(0), filled(44)[0], filled(45)[1]], [[0, 0, 0, 0], 100, 0]);
    assert.match(at(179), />0:05 \/ 0:06</);
    assert.equal(valuesOf(at(0), 'background').filter((color) => color === '#e5482d').length, 4);
  },
);
