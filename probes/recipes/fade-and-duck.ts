import assert from 'node:assert/strict';
import {FadeAndDuck} from '../../demos/fade-and-duck/FadeAndDuck';
import {meta} from '../../demos/fade-and-duck/meta';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

export default inNode(
  'Music rises in 24 frames and falls in the last 24, is at 0.7 and under the voice at 0.18, 12 decibels less; it starts to fall 6 frames before a sentence and is back 8 frames after it.',
  () => {
    const points = /points="([^"]*)" fill="none"/.exec(markupAt(FadeAndDuck, meta, 0))?.[1]?.split(' ') ?? [];
    const volumes = points.map((point) => Number(((600 - Number(point.split(',')[1])) / 400).toFixed(9)));
    const last = meta.durationInFrames - 1;
    assert.equal(volumes.length, meta.durationInFrames);
    assert.deepEqual(
      [0, 12, 24, 36, 42, 84].map((frame) => volumes[frame]),
      [0, 0.35, 0.7, 0.7, 0.18, 0.18],
    );
    assert.ok(volumes[37]! < 0.7 && volumes[85]! > 0.18 && volumes[91]! < 0.7);
    assert.equal(volumes[92], 0.7);
    assert.deepEqual([volumes[last - 24], volumes[last]], [0.7, 0]);
    assert.equal(Math.round(20 * Math.log10(0.7 / 0.18)), 12);
  },
);
