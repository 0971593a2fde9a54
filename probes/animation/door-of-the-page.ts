import assert from 'node:assert/strict';
import {makeTransform, rotateY, scale} from '@remotion/animation-utils';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'For the door of the page, makeTransform() writes the transforms of two moments, and interpolateStyles() returns the style of every frame in between: closed at frame 15, it opens and grows with each frame until 45.',
  () => {
    const {AdventDoor} = sampleOf<{AdventDoor: (props: {day: number}) => null}>(['docs/animation-utils/index.mdx'], 'AdventDoor');
    const at = (frame: number) => {
      const markup = markupAt(AdventDoor, {width: 1280, height: 720, fps: 30, durationInFrames: 60}, frame, {day: 24});
      const [transform = ''] = valuesOf(markup, 'transform');
      const [, size, angle] = /^scale\((.+), \1\) rotateY\((.+)deg\)$/.exec(transform) ?? [];
      return {transform, size: Number(size), angle: Number(angle), color: valuesOf(markup, 'background-color')[0]};
    };
    assert.equal(at(15).transform, makeTransform([scale(1), rotateY(0)]));
    assert.equal(at(45).transform, makeTransform([scale(1.1), rotateY(-110)]));
    for (let frame = 16; frame <= 45; frame++) {
      const [before, now] = [at(frame - 1), at(frame)];
      assert.ok(now.size > before.size && now.angle < before.angle, `${frame}: ${now.transform}`);
      assert.notEqual(now.color, at(15).color);
    }
  },
);
