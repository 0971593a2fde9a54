import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Scenes of 45, 90 and 60 frames start at 0, 45 and 135, and nothing is mounted at frame 195.', async (stage) => {
  const scenes = [45, 90, 60].map((durationInFrames, index) => ({durationInFrames, parts: [{leaf: `scene ${index}`}]}));
  const at = async (frame: number) => Object.values(await stage.seen([{type: 'series', scenes}], frame, 300)).map(({name, frame: own}) => `${name} at ${own}`);
  assert.deepEqual(await at(44), ['scene 0 at 44']);
  assert.deepEqual(await at(45), ['scene 1 at 0']);
  assert.deepEqual(await at(135), ['scene 2 at 0']);
  assert.deepEqual(await at(195), []);
});
