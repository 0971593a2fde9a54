import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With durationInFrames and a durationRestThreshold of 0.0001, a slide leaves no gap that is visible.', async (stage) => {
  const timing = {kind: 'spring', durationInFrames: 22, durationRestThreshold: 0.0001} as const;
  const picture = await stage.still({scene: 'SlideSeam', props: {timing}, frame: 60, height: 1080, durationInFrames: 98});
  const dark = Array.from({length: 1080}, (_, y) => picture.at(160, y)).filter(([red]) => red < 128);
  assert.equal(dark.length, 0);
});
