import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('A GIF of 60 frames per second is refused, and not if every other frame is left out.', async () => {
  const tooFast = /The FPS for a GIF cannot be higher than 50\. Use the --every-nth-frame option to lower the FPS/;
  assert.match(await rejectsWith({codec: 'gif', outputLocation: 'x.gif'}, 60, 60), tooFast);
  assert.doesNotMatch(await rejectsWith({codec: 'gif', outputLocation: 'x.gif', everyNthFrame: 2}, 60, 60), tooFast);
});
