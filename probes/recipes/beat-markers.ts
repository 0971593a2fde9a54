import assert from 'node:assert/strict';
import {BeatMarkers} from '../../demos/beat-markers/BeatMarkers';
import {meta} from '../../demos/beat-markers/meta';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';

const BEATS = [0, 0.5, 1, 1.5, 2, 2.25, 2.5, 3, 3.5, 3.75];

export default inNode(
  'A cut is at most half a frame off its marker, 17 ms at 30 fps; the punch starts at 115 % on each cut and is over after 8 frames; 128 instead of 127.9 BPM is 47 ms off after a minute.',
  () => {
    const scale = (frame: number) => Number(/scale\(([\d.]+)\)/.exec(valuesOf(markupAt(BeatMarkers, meta, frame), 'transform')[0] ?? '')?.[1]);
    const starts = Array.from({length: meta.durationInFrames}, (_, frame) => frame).filter((frame) => scale(frame) === 1.15);
    assert.equal(starts.length, BEATS.length);
    for (const [index, start] of starts.entries()) assert.ok(Math.abs(start / meta.fps - BEATS[index]!) <= 0.5 / meta.fps + 1e-9);
    assert.equal(Math.round(500 / 30), 17);
    assert.ok(scale(7) > 1 && scale(8) === 1 && scale(14) === 1);
    assert.equal(Math.round(60_000 - (60_000 * 127.9) / 128), 47);
  },
);
