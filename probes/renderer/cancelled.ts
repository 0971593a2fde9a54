import assert from 'node:assert/strict';
import {makeCancelSignal} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';

export default inBrowser('A canceled render rejects with "renderMedia() got cancelled".', async (stage) => {
  const {cancelSignal, cancel} = makeCancelSignal();
  const film = stage.film({scene: 'FrameAsRed', durationInFrames: 250}, 'c.mp4', {
    codec: 'h264',
    cancelSignal,
    onProgress: ({renderedFrames}) => renderedFrames > 3 && cancel(),
  });
  await assert.rejects(film, /renderMedia\(\) got cancelled/);
});
