import assert from 'node:assert/strict';
import {meta} from '../../demos/split-screen/meta';
import {SplitScreen} from '../../demos/split-screen/SplitScreen';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default slowInNode(
  'The left share leaves 50 at frame 15 for 68, leaves that at 75 for 32 and that at 120 for 50, each within 24 frames; both shares always add up to 100.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(SplitScreen, meta, frame), 'flex'));
    const left = course.map(([share]) => share!);
    assert.ok(course.every(([one, other]) => Math.abs(one! + other! - 100) < 1e-9));
    assert.ok(left.slice(0, 16).every((share) => share === 50) && left[16]! > 50);
    assert.ok(left[39]! > 67.9 && left[40] === 68 && left[75] === 68 && left[76]! < 68);
    assert.ok(left[99]! < 32.2 && left[100] === 32 && left[120] === 32 && left[121]! > 32);
    assert.ok(left[144]! > 49.9 && left[145] === 50 && left.at(-1) === 50);
  },
);
