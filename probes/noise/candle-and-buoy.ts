import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 640, height: 480, fps: 30, durationInFrames: 900};

export default inNode(
  'The brightness of the candle stays between 0.6 and 1 and its flame within 8 degrees to each side; at frame 0, the noise of the brightness is -0.31.',
  () => {
    const {CandleLight} = sampleOf<{CandleLight: () => null}>(['docs/noise/noise-2d.mdx'], 'CandleLight');
    for (let frame = 0; frame < 900; frame += 3) {
      const markup = markupAt(CandleLight, size, frame);
      const [brightness = NaN] = numbersOf(markup, 'opacity');
      const [lean = NaN] = numbersOf(markup, 'rotate');
      assert.ok(brightness >= 0.6 && brightness <= 1 && Math.abs(lean) <= 8, markup);
    }
    assert.equal(noise2D('candle', 0, 0.5).toFixed(2), '-0.31');
    assert.equal(numbersOf(markupAt(CandleLight, size, 0), 'opacity')[0]?.toFixed(3), (0.8 + noise2D('candle', 0, 0.5) * 0.2).toFixed(3));
  },
);
