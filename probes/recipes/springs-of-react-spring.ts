import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {SpringTrail} from '../../demos/spring-trail/SpringTrail';
import {meta} from '../../demos/spring-trail/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {useFrameSpring(from: number, to: number, config: {tension: number; friction: number}, delay?: number): number};

export default inNode(
  'Letters start 3 frames apart and leave from frame 74 on. Of the presets of react-spring, wobbly alone swings more than the default spring; the default one takes 17 frames. The hook returns a number.',
  () => {
    const opacities = (frame: number) => numbersOf(markupAt(SpringTrail, meta, frame), 'opacity').slice(-10);
    const first = [0, 1, 2].map((letter) => Array.from({length: 20}, (_, frame) => frame).find((frame) => opacities(frame)[letter]! > 0));
    assert.deepEqual(first, [7, 10, 13]);
    assert.ok(Math.abs(opacities(74)[0]! - 1) < 1e-6);
    assert.ok(opacities(75)[0]! < opacities(74)[0]!);
    assert.ok(opacities(60).every((opacity) => opacity <= 1));

    const highest = (stiffness: number, damping: number) =>
      Math.max(...Array.from({length: 90}, (_, frame) => spring({frame, fps: 30, config: {stiffness, damping}})));
    const presets = {default: [170, 26], gentle: [120, 14], wobbly: [180, 12], stiff: [210, 20], slow: [280, 60], molasses: [280, 120]} as const;
    const more = Object.entries(presets).filter(([, [stiffness, damping]]) => highest(stiffness, damping) > highest(100, 10));
    assert.deepEqual(
      more.map(([name]) => name),
      ['wobbly'],
    );
    assert.ok(highest(120, 14) > 1.01);
    assert.equal(measureSpring({fps: 30, config: {stiffness: 170, damping: 26}}), 17);

    const {useFrameSpring} = sampleOf<Sample>(['docs/recipes/react-spring.mdx'], 'use-frame-spring');
    const value = (frame: number) => Number(markupAt(() => String(useFrameSpring(0, 260, {tension: 180, friction: 12}, 10)), meta, frame));
    assert.equal(value(10), 0);
    assert.equal(value(25), spring({frame: 15, fps: 30, from: 0, to: 260, config: {stiffness: 180, damping: 12}}));
  },
);
