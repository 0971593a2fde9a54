import assert from 'node:assert/strict';
import {KenBurns} from '../../demos/ken-burns/KenBurns';
import {meta} from '../../demos/ken-burns/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

export default inNode(
  'The scale rises from 1 to 1.6 over 180 frames and never falls, by 0.0067 per frame at most; rounded to two digits, up to twelve frames in a row are equal.',
  () => {
    const scales = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(KenBurns, meta, frame), 'transform')[0]!);
    const steps = scales.slice(1).map((scale, index) => scale - scales[index]!);
    assert.deepEqual([meta.durationInFrames, scales[0], scales.at(-1)], [180, 1, 1.6]);
    assert.ok(steps.every((step) => step >= 0));
    assert.equal(Math.max(...steps).toFixed(4), '0.0067');
    const rows = new Map<string, number>();
    for (const scale of scales) rows.set(scale.toFixed(2), (rows.get(scale.toFixed(2)) ?? 0) + 1);
    assert.equal(Math.max(...rows.values()), 12);
    assert.deepEqual(valuesOf(markupAt(KenBurns, meta, 0), 'transform-origin'), ['71% 80%']);
  },
);
