import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'With springTiming() and durationInFrames, a slide leaves a gap on the first frame without the old scene, and only there.',
  async (stage) => {
    const gapAt = async (frame: number) => {
      const picture = await stage.still({
        scene: 'SlideSeam',
        props: {timing: {kind: 'spring', durationInFrames: 22}},
        frame,
        height: 1080,
        durationInFrames: 98,
      });
      return Array.from({length: 1080}, (_, y) => picture.at(160, y)).filter(([red]) => red < 128).length;
    };
    assert.equal(await gapAt(59), 0);
    assert.ok((await gapAt(60)) >= 3);
    assert.equal(await gapAt(61), 0);
  },
);
