import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With linearTiming(), a slide leaves no gap on the first frame without the old scene.', async (stage) => {
  const picture = await stage.still({
    scene: 'SlideSeam',
    props: {timing: {kind: 'linear', durationInFrames: 22}},
    frame: 60,
    height: 1080,
    durationInFrames: 98,
  });
  const dark = Array.from({length: 1080}, (_, y) => picture.at(160, y)).filter(([red]) => red < 128);
  assert.equal(dark.length, 0);
});
