import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A freeze at NaN stops the render with a message that says so.', async (stage) => {
  await assert.rejects(
    stage.seen([{type: 'freeze', props: {frame: null}, parts: [{leaf: 'x'}]}], 10),
    /The 'frame' prop of <Freeze \/> must be a real number, but it is NaN\./,
  );
});
