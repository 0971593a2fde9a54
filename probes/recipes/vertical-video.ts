import assert from 'node:assert/strict';
import {meta} from '../../demos/vertical-video/meta';
import {VerticalVideo} from '../../demos/vertical-video/VerticalVideo';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default slowInNode(
  'In 720 x 1280 pixels, the clip is 405 pixels high, or 2276 wide and 32 % visible; reframed, 0.3 of it is in the middle until frame 30, 0.72 from 90 on, and an edge never comes into view.',
  () => {
    const filled = (meta.height / 9) * 16;
    assert.deepEqual([meta.width, meta.height, (meta.width / 16) * 9, Math.round(filled), Math.round((meta.width / filled) * 100)], [720, 1280, 405, 2276, 32]);
    const left = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(VerticalVideo, meta, frame, {mode: 'reframe'}), 'left').at(-1)!);
    assert.ok(left.every((shift) => shift <= 0 && shift >= meta.width - filled));
    const middle = left.map((shift) => ((meta.width / 2 - shift) / filled).toFixed(6));
    assert.deepEqual([middle[0], middle[30], middle[60], middle[90], middle.at(-1)], ['0.300000', '0.300000', '0.510000', '0.720000', '0.720000']);
    assert.ok(middle[31]! > middle[30]! && middle[89]! < middle[90]!);
  },
);
