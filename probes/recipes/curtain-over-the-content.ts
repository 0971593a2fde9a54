import assert from 'node:assert/strict';
import {IntroAndOutro} from '../../demos/intro-and-outro/IntroAndOutro';
import {meta} from '../../demos/intro-and-outro/meta';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'Where the content and the intro or the outro are both there, the content comes first in the markup; each of the two begins with its frame 0, so a longer video has the same outro, later.',
  () => {
    const at = (frame: number, length = meta.durationInFrames) => markupAt(IntroAndOutro, {...meta, durationInFrames: length}, frame);
    for (const [frame, text] of [
      [40, 'Part 4: The ferry'],
      [49, 'Part 4: The ferry'],
      [130, 'Until next week'],
      [143, 'Until next week'],
    ] as const) {
      assert.ok(at(frame).includes('<circle') && at(frame).indexOf('<circle') < at(frame).indexOf(text), String(frame));
    }
    const outro = (markup: string) => markup.slice(markup.lastIndexOf('<div style="position:absolute', markup.indexOf('Until next week')));
    for (const frame of [145, 160, 179]) assert.equal(outro(at(frame)), outro(at(frame + 400, 580)));
    assert.notEqual(at(130), at(150));
  },
);
