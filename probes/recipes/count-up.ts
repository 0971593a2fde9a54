import assert from 'node:assert/strict';
import {CountUp} from '../../demos/count-up/CountUp';
import {meta} from '../../demos/count-up/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'The number leaves 0 after frame 10, has 87.5 % of its way after half of the time and is exactly 1,284,500 from frame 85 on; the line has the same share.',
  () => {
    const at = (frame: number) => markupAt(CountUp, meta, frame);
    const shown = (frame: number) => /nowrap">([^<]*)</.exec(at(frame))?.[1];
    const share = (frame: number) => numbersOf(at(frame), 'width').at(-1)!;
    assert.deepEqual([0, 10, 84, 85, 119].map(shown), ['0', '0', '1,284,497', '1,284,500', '1,284,500']);
    assert.notEqual(shown(11), '0');
    assert.equal(share(47.5), 87.5);
    assert.deepEqual([share(84) < 100, share(85), share(119)], [true, 100, 100]);
  },
);
