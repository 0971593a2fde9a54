import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {TransitionSeries} from '@remotion/transitions';
import {createElement as h} from 'react';
import {prerender} from 'react-dom/static';
import {inNode} from '../lib/probe';

/** What goes wrong in a series with one scene. */
async function problemOf(props: {durationInFrames?: number; offset?: number}): Promise<string> {
  const component = () => h(TransitionSeries, null, h(TransitionSeries.Sequence, {durationInFrames: 10, children: 'Scene', ...props}));
  const size = {durationInFrames: 30, fps: 30, compositionWidth: 100, compositionHeight: 100};
  return prerender(h(Thumbnail, {...size, component, frameToDisplay: 0, noSuspense: true}), {onError() {}}).then(
    () => '',
    (error: Error) => error.message,
  );
}

export default inNode(
  'A scene in a transition series may last a fraction of a frame, but not Infinity, 0 or nothing, and a fraction as its offset throws that it must be finite.',
  async () => {
    assert.equal(await problemOf({durationInFrames: 10.5}), '');
    assert.equal(
      await problemOf({durationInFrames: Infinity}),
      'The "durationInFrames" prop of a <TransitionSeries.Sequence /> component must be finite, but got Infinity.',
    );
    assert.match(await problemOf({durationInFrames: 0}), /^The "durationInFrames" prop of a <TransitionSeries\.Sequence \/> component must be positive/);
    assert.match(await problemOf({durationInFrames: undefined}), /^The "durationInFrames" prop of a <TransitionSeries\.Sequence \/> component/);
    assert.equal(
      await problemOf({offset: 1.5}),
      'The "offset" property of a <TransitionSeries.Sequence /> must be finite, but got 1.5 (index = 0, duration = 10).',
    );
  },
);
