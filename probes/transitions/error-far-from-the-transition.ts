import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A timing of 0 frames makes a still of frame 0 fail, though the transition begins at frame 60.', async (stage) => {
  await assert.rejects(
    stage.still({scene: 'SlideSeam', props: {timing: {kind: 'linear', durationInFrames: 0}}, frame: 0, durationInFrames: 120}),
    /inputRange must be strictly monotonically increasing but got \[0,0\]/,
  );
});
