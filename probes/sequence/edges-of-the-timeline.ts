import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

const Clock = () => createElement('b', null, `${useCurrentFrame()} of ${useVideoConfig().durationInFrames}`);
const sequence = (props: object, children: ReactNode = createElement(Clock)) => createElement(Sequence as ElementType, props, children);
const at = (frame: number, element: ReactNode) => /<b>(.*)<\/b>/.exec(markupAt(() => element, video, frame))?.[1];

export default inNode(
  'The frames of 90 are 0 to 89; a sequence without a duration or with a longer one ends with what is around it, one beyond the end shows nothing, one from -15 begins at its frame 15, and one from 60 is at 15 in frame 75.',
  () => {
    assert.deepEqual(
      [0, 89, 200].map((frame) => at(frame, createElement(Clock))),
      ['0 of 90', '89 of 90', '89 of 90'],
    );
    assert.deepEqual([at(75, createElement(Clock)), at(75, sequence({from: 60})), at(59, sequence({from: 60}))], ['75 of 90', '15 of 30', undefined]);
    for (const durationInFrames of [undefined, 500]) {
      assert.equal(at(89, sequence({from: 50, durationInFrames})), '39 of 40');
      const inner = sequence({durationInFrames: 30}, sequence({from: 10, durationInFrames}));
      assert.deepEqual([at(9, inner), at(10, inner), at(29, inner), at(30, inner)], [undefined, '0 of 20', '19 of 20', undefined]);
    }
    for (const from of [90, 500]) for (let frame = 0; frame < 90; frame++) assert.equal(at(frame, sequence({from})), undefined);
    assert.deepEqual([at(0, sequence({from: -15, durationInFrames: 40})), at(10, sequence({from: -15}))], ['15 of 40', '25 of 105']);
  },
);
