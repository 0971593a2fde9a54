import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A muted render with an audio codec is refused.', async (stage) => {
  await assert.rejects(
    stage.film({scene: 'FrameAsRed', durationInFrames: 2}, 'a.mp3', {codec: 'mp3', muted: true}),
    /The output format has neither audio nor video\./,
  );
});
