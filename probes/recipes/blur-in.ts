import assert from 'node:assert/strict';
import {BlurIn} from '../../demos/blur-in/BlurIn';
import {meta} from '../../demos/blur-in/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'Between the frames 6 and 36, the radius falls from 40 pixels, the opacity rises from 0 and the scale shrinks from 1.12 to 1, fast at first; from frame 36 on there is no filter.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => {
      const markup = markupAt(BlurIn, meta, frame);
      return ['filter', 'opacity', 'scale'].map((name) => numbersOf(markup, name)[0]);
    });
    assert.deepEqual(
      [course[0], course[6]],
      [
        [40, 0, 1.12],
        [40, 0, 1.12],
      ],
    );
    assert.ok(course[7]![0]! < 40);
    assert.ok(course[21]![0]! < 20 && course[21]![1]! > 0.5, 'more than half of the way after half of the time');
    assert.ok(course[35]![0]! > 0);
    for (const [filter, opacity, scale] of course.slice(36)) assert.deepEqual([filter, opacity, scale!.toFixed(9)], [undefined, 1, '1.000000000']);
  },
);
