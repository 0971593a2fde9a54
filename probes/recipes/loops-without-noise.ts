import assert from 'node:assert/strict';
import {noise3D} from '@remotion/noise';
import {meta} from '../../demos/seamless-loop/meta';
import {SeamlessLoop} from '../../demos/seamless-loop/SeamlessLoop';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/seamless-loop.mdx'];

export default inNode(
  'With a radius of 0, no dot changes, and noise along a line ends elsewhere than it began. After its last frame, the buoy would be where it is in frame 0, and the stripes have moved by one period of 80 pixels.',
  () => {
    assert.equal(markupAt(SeamlessLoop, meta, 0, {speed: 0}), markupAt(SeamlessLoop, meta, 40, {speed: 0}));
    assert.notEqual(markupAt(SeamlessLoop, meta, 0), markupAt(SeamlessLoop, meta, 40));
    assert.notEqual(noise3D('sea', 1, 2, 0), noise3D('sea', 1, 2, 90 / 50));

    // A frame more than the loop has, at the same speed: what comes after the last one.
    const remotion = {width: 1280, height: 720, fps: 30, durationInFrames: 150};
    const {Buoy} = sampleOf<{Buoy(): null}>(PAGE, 'Buoy');
    const buoy = (frame: number) =>
      ['rotate', 'translate']
        .map((name) =>
          valuesOf(markupAt(Buoy, remotion, frame), name)[0]!
            .split(' ')
            .map(Number.parseFloat),
        )
        .flat();
    const [first, next, last] = [buoy(0), buoy(1), buoy(149)];
    // Going back by one frame is the mirror image of going on by one.
    for (const [index, value] of last.entries()) assert.ok(Math.abs(value + next[index]! - 2 * first[index]!) < 1e-9);

    const {Stripes} = sampleOf<{Stripes(): null}>(PAGE, 'Stripes');
    const stripes = (frame: number) => numbersOf(markupAt(Stripes, remotion, frame), 'background-position-x')[0]!;
    assert.equal(stripes(0), 0);
    assert.equal((stripes(149) + stripes(1)).toFixed(6), '80.000000');
  },
);
