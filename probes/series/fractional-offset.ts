import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('An offset of 1.5 stops the render with a message that says finite.', async (stage) => {
  const scenes = [{durationInFrames: 10, offset: 1.5, parts: [{leaf: 'x'}]}];
  await assert.rejects(
    stage.seen([{type: 'series', scenes}], 0),
    /The "offset" property of a <Series\.Sequence \/> must be finite, but got 1\.5 \(index = 0, duration = 10\)\./,
  );
});
