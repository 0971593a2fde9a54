import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A scene without children stops the render with its index and its duration.', async (stage) => {
  const scenes = [{durationInFrames: 45, parts: []}];
  await assert.rejects(
    stage.seen([{type: 'series', scenes}], 0),
    /A <Series\.Sequence \/> component \(index = 0, duration = 45\) was detected to not have any children\./,
  );
});
