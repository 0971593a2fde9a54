import assert from 'node:assert/strict';
import {Countdown} from '../../demos/countdown/Countdown';
import {meta} from '../../demos/countdown/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'The countdown shows 5 from frame 0 to 29, 4 from 30 and 0 first in frame 150, with 15 frames left; each number starts at 118 % and settles within 9 frames.',
  () => {
    const at = (frame: number) => markupAt(Countdown, meta, frame);
    const shown = (frame: number) => Number(/>(\d+)<\/text>/.exec(at(frame))?.[1]);
    const scale = (frame: number) => numbersOf(at(frame), 'scale')[0]!;
    assert.deepEqual([0, 29, 30, 59, 60, 149, 150, 164].map(shown), [5, 5, 4, 4, 3, 1, 0, 0]);
    assert.equal(meta.durationInFrames - 150, 15);
    for (const start of [0, 30, 60, 90, 120]) {
      assert.equal(scale(start), 1.18);
      assert.ok(scale(start + 8) > 1.000001, `frame ${start + 8}`);
      assert.ok(Math.abs(scale(start + 9) - 1) < 1e-6, `frame ${start + 9}: ${scale(start + 9)}`);
    }
    const around = 2 * Math.PI * 250;
    const offset = (frame: number) => numbersOf(at(frame), 'stroke-dashoffset')[0]!;
    assert.ok(Math.abs(offset(75) + around / 2) < 1e-9, 'half of the ring is gone after half of the time');
    assert.equal(numbersOf(at(0), 'stroke-dasharray')[0], around);
  },
);
