import assert from 'node:assert/strict';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'The countdown of the page reads "Ready: 39" at frame 39, "Go: 0" at frame 40, "Go: 15" at frame 55 and "Go: 59" in its last frame.',
  () => {
    const {Countdown} = sampleOf<{Countdown(): null}>(['docs/terminology/sequence.mdx'], 'Countdown');
    const size = {width: 240, height: 90, fps: 30, durationInFrames: 100};
    const texts = [0, 39, 40, 55, 99].map((frame) => markupAt(Countdown, size, frame).replace(/<[^>]*>/g, ''));
    assert.deepEqual(texts, ['Ready: 0', 'Ready: 39', 'Go: 0', 'Go: 15', 'Go: 59']);
  },
);
