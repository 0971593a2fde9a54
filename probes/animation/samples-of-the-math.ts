import assert from 'node:assert/strict';
import type {ReactElement, ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/animation-math.mdx'];

export default inNode(
  'The badge breathes between 0.96 and 1.04 once it is there, and not at all at frame 0; the bars of 120 frames are where they were after 60, and each does what the one before did 3 frames earlier.',
  () => {
    const size = {width: 1280, height: 720, fps: 30};
    const {BreathingBadge} = sampleOf<{BreathingBadge: () => ReactNode}>(PAGES, 'BreathingBadge');
    const scales = Array.from({length: 180}, (_, frame) => numbersOf(markupAt(BreathingBadge, {...size, durationInFrames: 180}, frame), 'scale')[0]!);
    const settled = scales.slice(60);
    assert.deepEqual([scales[0], Math.min(...settled).toFixed(3), Math.max(...settled).toFixed(3)], [0, '0.960', '1.040']);

    const {RemotionRoot} = sampleOf<{RemotionRoot: () => ReactElement<{component: () => ReactNode; durationInFrames: number}>}>(PAGES, 'Equalizer');
    const {component, durationInFrames} = RemotionRoot().props;
    assert.equal(durationInFrames, 120);
    const bars = Array.from({length: 120}, (_, frame) => numbersOf(markupAt(component, {...size, durationInFrames}, frame), 'height').slice(1));
    const apart = (a: number[], b: number[]) => Math.max(...a.map((height, index) => Math.abs(height - b[index]!)));
    for (let frame = 0; frame < 60; frame++) assert.ok(apart(bars[frame]!, bars[frame + 60]!) < 1e-9);
    assert.ok(apart(bars[119]!, bars[0]!) - apart(bars[59]!, bars[60]!) < 1e-9 && apart(bars[0]!, bars[1]!) > 1);
    for (let frame = 3; frame < 60; frame++) assert.ok(apart(bars[frame]!.slice(1), bars[frame - 3]!.slice(0, -1)) < 1e-9);
  },
);
