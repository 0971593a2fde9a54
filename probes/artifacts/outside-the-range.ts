import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A file of frame 0 is not emitted if the render begins later.', async (stage) => {
  let count = 0;
  await stage.film({scene: 'Emitter', props: {filename: 'a.txt', content: 'x', frames: [0]}, durationInFrames: 6}, 'a.mp4', {
    codec: 'h264',
    frameRange: [2, 5],
    onArtifact: () => void count++,
  });
  assert.equal(count, 0);
});
