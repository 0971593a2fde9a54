import assert from 'node:assert/strict';
import {meta} from '../../demos/tailwind-animations/meta';
import {TailwindAnimations} from '../../demos/tailwind-animations/TailwindAnimations';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default slowInNode('The spinner turns by 12 degrees per frame; after 60 frames, and not before, all four animations are back at their start.', () => {
  const at = (frame: number) => markupAt(TailwindAnimations, meta, frame);
  for (let frame = 0; frame < 30; frame++) assert.ok(Math.abs(numbersOf(at(frame), 'rotate')[0]! - frame * 12) < 1e-9);
  assert.equal(at(60), at(0));
  assert.deepEqual(Array.from({length: 59}, (_, index) => at(index + 1) === at(0)).filter(Boolean), []);
});
