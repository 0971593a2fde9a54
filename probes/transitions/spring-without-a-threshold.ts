import assert from 'node:assert/strict';
import {springTiming} from '@remotion/transitions';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A springTiming() with a rest threshold of 0 has a length of Infinity, and a series with it throws "Frame Infinity is not finite".',
  async (stage) => {
    assert.equal(springTiming({durationRestThreshold: 0}).getDurationInFrames({fps: 30}), Infinity);
    await assert.rejects(
      stage.still({scene: 'SlideSeam', props: {timing: {kind: 'spring', durationRestThreshold: 0}}, frame: 0, durationInFrames: 120}),
      /Frame Infinity is not finite/,
    );
  },
);
