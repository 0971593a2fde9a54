import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode('The sign of the page swings for two seconds in each direction, and without end: each four seconds are the same.', () => {
  const {HarborSign} = sampleOf<{HarborSign: () => null}>(['docs/troubleshooting/css-animations.mdx'], 'HarborSign');
  for (const fps of [30, 60]) {
    const size = {width: 480, height: 320, fps, durationInFrames: fps * 60};
    const angle = (seconds: number) => Number(/rotate:(\S+?)deg/.exec(markupAt(HarborSign, size, Math.round(seconds * fps)))![1]);
    assert.deepEqual(
      [0, 1, 2, 3, 4]
        .map(angle)
        .map(Math.round)
        .map((each) => each + 0),
      [-30, 0, 30, 0, -30],
    );
    const turns = Array.from({length: 5}, (_, step) => angle((step + 1) * 0.4) - angle(step * 0.4));
    assert.ok(turns.every((turn) => turn > 0));
    for (const seconds of [0.5, 1.2, 3.3]) assert.equal(angle(seconds + 40), angle(seconds));
  }
});
