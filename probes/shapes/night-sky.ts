import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const sky = (frame: number) => {
  const {NightSky} = sampleOf<{NightSky: () => null}>(['docs/shapes/make-star.mdx'], 'NightSky');
  return markupAt(NightSky, {width: 1280, height: 720, fps: 30, durationInFrames: 90}, frame);
};

export default inNode(
  'Two hundred stars of the night sky share one path in one svg, each has a phase of its own, and whenever the module is loaded again, positions and phases are the same.',
  () => {
    const first = sky(19);
    assert.equal(first.match(/<svg/g)?.length, 1);
    assert.equal(valuesOf(first, 'd').length, 200);
    assert.equal(new Set(valuesOf(first, 'd')).size, 1);
    // Two stars are as bright at two frames only if their phase is the same.
    const light = [0, 19, 38].map((frame) => numbersOf(sky(frame), 'opacity'));
    assert.equal(new Set(light[0]!.map((_, index) => light.map((each) => each[index]).join())).size, 200);
    assert.equal(sky(19), first);
  },
);
