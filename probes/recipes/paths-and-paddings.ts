import assert from 'node:assert/strict';
import {Countdown} from '../../demos/countdown/Countdown';
import {meta as countdown} from '../../demos/countdown/meta';
import {meta as parallax} from '../../demos/parallax/meta';
import {Parallax} from '../../demos/parallax/Parallax';
import {meta as watermark} from '../../demos/watermark/meta';
import {Watermark} from '../../demos/watermark/Watermark';
import {markupAt, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'From frame to frame, the paths of the mountains stay the same and only their transform changes. The watermark has a padding of 48 pixels. At 60 frames per second, the countdown shows its numbers in the same seconds.',
  () => {
    const still = new Set([0, 30, 60, 89].map((frame) => markupAt(Parallax, parallax, frame).replaceAll(/ (transform|cx)="[^"]*"/g, '')));
    const moved = new Set([0, 30, 60, 89].map((frame) => valuesOf(markupAt(Parallax, parallax, frame), 'transform').join()));
    assert.deepEqual([still.size, moved.size], [1, 4]);
    assert.ok(valuesOf(markupAt(Watermark, watermark, 60), 'padding').includes('48px'));
    const shown = (frame: number, fps: number) =>
      /\d/.exec(markupAt(Countdown, {...countdown, fps, durationInFrames: (countdown.durationInFrames / 30) * fps}, frame).replaceAll(/<[^>]*>/g, ''))?.[0];
    for (const second of [0, 0.5, 1, 2.5, 4, 5]) assert.equal(shown(second * 60, 60), shown(second * 30, 30), String(second));
    assert.notEqual(shown(0, 30), shown(60, 30));
  },
);
