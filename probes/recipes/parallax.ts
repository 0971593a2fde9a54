import assert from 'node:assert/strict';
import {meta} from '../../demos/parallax/meta';
import {Parallax} from '../../demos/parallax/Parallax';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'Over the video, the layers at the distances 8, 4, 2 and 1 move by 112.5, 225, 450 and 900 pixels at an even speed, the sun by 22.5; at a depth of 0, all move alike, at 2 even less alike.',
  () => {
    const last = meta.durationInFrames - 1;
    const shifts = (frame: number, depth = 1) => numbersOf(markupAt(Parallax, meta, frame, {depth}), 'transform');
    const sun = (frame: number) => numbersOf(markupAt(Parallax, meta, frame), 'cx')[0]!;
    assert.deepEqual(shifts(last), [-112.5, -225, -450, -900]);
    assert.equal(sun(0) - sun(last), 22.5);
    assert.deepEqual(shifts(last, 0), [-900, -900, -900, -900]);
    assert.deepEqual(shifts(last, 2), [-900 / 64, -900 / 16, -225, -900]);
    const nearest = Array.from({length: meta.durationInFrames}, (_, frame) => shifts(frame)[3]!);
    for (const [frame, shift] of nearest.entries()) assert.ok(Math.abs(shift + (frame * 900) / last) < 1e-9);
    const ends = [...markupAt(Parallax, meta, 0).matchAll(/L(\d+) [\d.]+V720Z/g)].map(([, end]) => Number(end));
    assert.ok(ends.length === 4 && ends.every((end) => end >= meta.width + 900));
  },
);
