import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('onArtifact gets the name, the content and the frame of a file that is emitted at frame 2.', async (stage) => {
  const received: unknown[] = [];
  await stage.film({scene: 'Emitter', props: {filename: 'a/b.txt', content: 'hello', frames: [2]}, durationInFrames: 4}, 'a.mp4', {
    codec: 'h264',
    onArtifact: ({filename, content, frame}) => void received.push([filename, content, frame]),
  });
  assert.deepEqual(received, [['a/b.txt', 'hello', 2]]);
});
