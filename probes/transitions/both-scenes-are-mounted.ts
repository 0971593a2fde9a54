import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A series of 60 and 60 frames with a transition of 22 shows its last picture at frame 97.', async (stage) => {
  const at = (frame: number) => stage.still({scene: 'SlideSeam', props: {timing: {kind: 'linear', durationInFrames: 22}}, frame, durationInFrames: 110});
  assert.equal((await at(97)).at(100, 100)[0], 255);
  assert.equal((await at(98)).at(100, 100)[0], 0);
});
