import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A file that is emitted at two frames stops the render with its name and both frames.', async (stage) => {
  const film = stage.film({scene: 'Emitter', props: {filename: 'narration.srt', content: 'x'}, durationInFrames: 3}, 'a.mp4', {
    codec: 'h264',
    onArtifact: () => undefined,
  });
  await assert.rejects(
    film,
    /An artifact with output "narration\.srt" was already registered at frame 0, but now registered again at frame 1\. Artifacts must have unique names/,
  );
});
