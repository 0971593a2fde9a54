import assert from 'node:assert/strict';
import {GradientText} from '../../demos/gradient-text/GradientText';
import {meta} from '../../demos/gradient-text/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

export default inNode(
  'Over 120 frames, the background goes evenly from 0 % toward 200 %, which the frame after the last would reach; the gradient ends with its first color and is twice as wide.',
  () => {
    const positions = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(GradientText, meta, frame), 'background-position')[0]!);
    assert.equal(meta.durationInFrames, 120);
    for (const [frame, position] of positions.entries()) assert.ok(Math.abs(position - (frame * 200) / 120) < 1e-9);
    assert.equal(positions[119]! + positions[1]!, 200);
    const markup = markupAt(GradientText, meta, 0);
    const colors = /linear-gradient\(100deg, (.*?), .*, (.*?)\)/.exec(markup)?.slice(1);
    assert.equal(colors?.[0], colors?.[1]);
    assert.deepEqual(valuesOf(markup, 'background-size'), ['200% 100%']);
  },
);
