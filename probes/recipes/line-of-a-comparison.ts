import assert from 'node:assert/strict';
import {BeforeAndAfter} from '../../demos/before-and-after/BeforeAndAfter';
import {meta} from '../../demos/before-and-after/meta';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Wipes = {wipes: Record<'right' | 'down' | 'circle', (percent: number) => string>};

export default inNode(
  'The line goes from 8 to 92 percent in 55 frames, rests for 25 and goes back, eased on each way. At 72 percent, 28 are cut off on the right. Both labels are inside their layers, and the circle ends at 75 percent.',
  () => {
    const markup = (frame: number) => markupAt(BeforeAndAfter, meta, frame);
    const line = (frame: number) => Number.parseFloat(valuesOf(markup(frame), 'left').find((value) => value.endsWith('%')) ?? '');
    assert.deepEqual([0, 15, 70, 82, 95, 150, 164].map(line), [8, 8, 92, 92, 92, 8, 8]);
    // Halfway in the middle of each way, and slow at its start.
    assert.ok(Math.abs(line(42) - 50) < 3 && Math.abs(line(122) - 50) < 3);
    assert.ok(line(20) < 9 && line(100) > 91);
    const frame = Array.from({length: 56}, (_, index) => 15 + index).find((one) => line(one) > 60)!;
    const [clip] = valuesOf(markup(frame), 'clip-path');
    assert.equal(clip, `inset(0 ${100 - line(frame)}% 0 0)`);
    const [below = '', clipped = ''] = markup(frame).split('clip-path');
    assert.ok(below.includes('Before') && clipped.includes('After') && !clipped.includes('Before'));

    const {wipes} = sampleOf<Wipes>(['docs/recipes/before-and-after.mdx'], 'wipes');
    assert.deepEqual([wipes.right(72), wipes.down(72), wipes.circle(100)], ['inset(0 28% 0 0)', 'inset(0 0 28% 0)', 'circle(75% at 50% 50%)']);
  },
);
