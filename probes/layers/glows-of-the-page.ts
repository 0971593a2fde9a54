import assert from 'node:assert/strict';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Glows = Record<'BlurredGlow' | 'GradientGlow', () => null>;

export default inNode(
  'Of the two glows of the page, the first blurs a disc of 600 × 600 pixels in every frame, and the second paints a gradient and blurs nothing.',
  () => {
    const glows = sampleOf<Glows>(['docs/gpu.mdx'], 'Glow');
    const markup = (name: keyof Glows, frame: number) => markupAt(glows[name], {width: 1280, height: 720, fps: 30, durationInFrames: 90}, frame);
    for (const frame of [0, 45, 89]) {
      assert.match(markup('BlurredGlow', frame), /width:600px;height:600px;filter:blur\(90px\);border-radius:50%/);
      assert.match(markup('GradientGlow', frame), /background:radial-gradient\(/);
      assert.doesNotMatch(markup('GradientGlow', frame), /filter|blur/);
    }
  },
);
