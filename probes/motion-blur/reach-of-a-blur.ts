import assert from 'node:assert/strict';
import * as motionBlur from '@remotion/motion-blur';
import {createElement} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const {Trail} = motionBlur;

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

const Runner = ({clamped}: {clamped: boolean}) => {
  const frame = useCurrentFrame();
  const left = clamped ? interpolate(frame, [0, 50], [0, 500], {extrapolateLeft: 'clamp'}) : frame * 10;
  return createElement('i', {style: {left}});
};

export default inNode(
  'The trail of the firefly reaches back 12 frames, and the train of 55 pixels per frame is blurred over half of that. At frame 0, a movement has its full trail unless it is clamped. MotionBlur is no export.',
  () => {
    const {SummerNight} = sampleOf<{SummerNight: () => null}>(['docs/motion-blur/trail.mdx'], 'Firefly');
    const lefts = (frame: number) => numbersOf(markupAt(SummerNight, size, frame), 'left').filter((left) => left > 100);
    const at = (frame: number) => 600 + Math.sin(frame / 11) * 420;
    assert.deepEqual([lefts(40).length, lefts(40)[0]?.toFixed(3), lefts(40).at(-1)?.toFixed(3)], [31, at(28).toFixed(3), at(40).toFixed(3)]);

    const {PassingTrain} = sampleOf<{PassingTrain: () => null}>(['docs/motion-blur/camera-motion-blur.mdx'], 'PassingTrain');
    const trains = numbersOf(markupAt(PassingTrain, size, 14), 'left').filter((left) => left !== 0);
    const moved = Math.max(...trains) - Math.min(...trains);
    assert.equal(trains.length, 10);
    // Ten moments within half a frame are nine steps of a twentieth apart.
    assert.ok(moved > 27.5 * 0.89 && moved <= 27.5, String(moved));

    const places = (clamped: boolean, frame: number) => {
      const scene = () => createElement(Trail, {layers: 4, lagInFrames: 2, trailOpacity: 1, children: createElement(Runner, {clamped})});
      return [...markupAt(scene, size, frame).matchAll(/<i style="left:(-?[\d.]+)/g)].map(([, left]) => Number(left));
    };
    assert.deepEqual(places(false, 0), [-80, -60, -40, -20, 0]);
    assert.deepEqual(places(true, 0), [0, 0, 0, 0, 0]);
    assert.deepEqual(places(true, 8), [0, 20, 40, 60, 80]);

    assert.deepEqual(
      Object.keys(motionBlur)
        .filter((name) => name !== 'default')
        .sort(),
      ['CameraMotionBlur', 'Trail'],
    );
  },
);
