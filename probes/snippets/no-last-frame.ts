import assert from 'node:assert/strict';
import {createElement as h} from 'react';
import {Loop, Sequence, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const Clock = () => `${useCurrentFrame()} of ${useVideoConfig().durationInFrames}`;

export default inNode(
  'A sequence without a length lasts until what is around it ends, however long that is; a loop without a number of rounds goes on until then, too, and a spring has a value for any later frame.',
  () => {
    for (const durationInFrames of [90, 4000]) {
      const size = {width: 320, height: 180, fps: 30, durationInFrames};
      const last = durationInFrames - 1;
      const inside = (props: object) => () => h(Sequence, {from: 10, layout: 'none', ...props, children: h(Clock)});
      assert.equal(markupAt(inside({}), size, last), `${last - 10} of ${durationInFrames - 10}`);
      const short = () => h(Sequence, {durationInFrames: 50, layout: 'none', children: h(Sequence, {layout: 'none', children: h(Clock)})});
      assert.deepEqual([markupAt(short, size, 49), markupAt(short, size, 50)], ['49 of 50', '']);
      const round = () => h(Loop, {durationInFrames: 20, layout: 'none', children: h(Clock)});
      assert.match(markupAt(round, size, last), /^\d+ of \d+$/);
    }
    for (const frame of [100, 10_000]) assert.ok(Math.abs(spring({frame, fps: 30}) - 1) < 0.001);
  },
);
