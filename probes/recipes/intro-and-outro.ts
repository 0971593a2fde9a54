import assert from 'node:assert/strict';
import {IntroAndOutro} from '../../demos/intro-and-outro/IntroAndOutro';
import {meta} from '../../demos/intro-and-outro/meta';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

export default inNode('The intro is there in frames 0 to 49, the content in 36 to 143, which is 108 of 180 frames, and the outro in the last 50.', () => {
  const markups = Array.from({length: meta.durationInFrames}, (_, frame) => markupAt(IntroAndOutro, meta, frame));
  const framesWith = (text: string) => markups.flatMap((markup, frame) => (markup.includes(text) ? [frame] : []));
  const bounds = (text: string) => [framesWith(text)[0], framesWith(text).at(-1), framesWith(text).length];
  assert.equal(meta.durationInFrames, 180);
  assert.deepEqual(bounds('Part 4: The ferry'), [0, 49, 50]);
  assert.deepEqual(bounds('<circle'), [36, 143, 108]);
  assert.deepEqual(bounds('Until next week'), [130, 179, 50]);
  assert.equal(108 + 50 + 50 - 2 * 14, 180);
});
