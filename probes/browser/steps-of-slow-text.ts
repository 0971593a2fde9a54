import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'On whole pixels, 20 pixels over 100 frames stay in each place for about five frames; 48 pixels in the 8 seconds of the sample are 0.2 per frame at 30 frames per second; at one pixel per frame, each step is the same.',
  () => {
    const places = (pixels: number, frames: number) => Array.from({length: frames}, (_, frame) => Math.round(interpolate(frame, [0, frames], [0, pixels])));
    const slow = places(20, 100);
    const lengths = [...new Set(slow)].slice(1, -1).map((place) => slow.filter((each) => each === place).length);
    assert.ok(lengths.every((length) => length >= 4 && length <= 6) && lengths.includes(5), lengths.join());

    const {DriftingTitle} = sampleOf<{DriftingTitle: () => null}>(['docs/troubleshooting/subpixel-rendering.mdx'], 'DriftingTitle');
    const y = (frame: number) =>
      Number(/translateY\((\S+)px\)/.exec(markupAt(DriftingTitle, {width: 1280, height: 360, fps: 30, durationInFrames: 241}, frame))![1]);
    assert.deepEqual([y(0), y(240), Number((y(121) - y(120)).toFixed(6))], [0, 48, 0.2]);

    const fast = places(100, 100);
    assert.ok(fast.slice(1).every((place, index) => place - fast[index]! === 1));
  },
);
