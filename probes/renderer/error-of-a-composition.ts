import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('An error at frame 3 stops the render with its message, and a render that ends before it succeeds.', async (stage) => {
  const film = (frameRange: [number, number]) =>
    stage.film({scene: 'Failing', props: {at: 3, message: 'no tide at 3'}, durationInFrames: 6}, 'f.mp4', {codec: 'h264', frameRange});
  await assert.rejects(film([0, 5]), /no tide at 3/);
  await film([0, 2]);
  assert.ok((await film([4, 5])).file.endsWith('f.mp4'));
});
