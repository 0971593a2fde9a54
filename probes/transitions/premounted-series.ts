import assert from 'node:assert/strict';
import {TransitionSeries} from '@remotion/transitions';
import {createElement as h} from 'react';
import {Sequence} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

export default inNode(
  'premountFor of a TransitionSeries from frame 60 mounts the series and its first scene that many frames earlier; the first scene of one that begins at frame 0 cannot be earlier.',
  () => {
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 200};
    const scene = (name: string) => h(TransitionSeries.Sequence, {key: name, durationInFrames: 40, children: `scene ${name}`});
    const Series = () => h(TransitionSeries, {from: 60, premountFor: 30, children: [scene('a'), scene('b')]});
    const shown = (frame: number) => ['a', 'b'].filter((name) => markupAt(Series, size, frame).includes(`scene ${name}`)).join('');
    assert.deepEqual([29, 30, 59, 60, 99, 100].map(shown), ['', 'a', 'a', 'a', 'a', 'b']);
    const Later = () => h(Sequence, {from: 60, children: h(TransitionSeries, {children: [scene('a')]})});
    assert.ok(!markupAt(Later, size, 59).includes('scene a'));
  },
);
