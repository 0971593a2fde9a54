import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {createElement, type ComponentType} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Options = {turn: 'left' | 'right'; perspective: number};
type Cube = {turningCube(options: Options): TransitionPresentation<Options>};

export default inNode(
  'The cube of the page pushes each of its two faces forward by half of the width, turns it, and pushes it back by as much; turned to the left, the old face turns left and the new one comes from 90 degrees on the right.',
  () => {
    const {turningCube} = sampleOf<Cube>(['docs/transitions/presentations/cube.mdx'], 'turning-cube');
    const turned = (turn: 'left' | 'right', presentationDirection: 'entering' | 'exiting', presentationProgress: number) => {
      const {component, props} = turningCube({turn, perspective: 2560});
      const given = {children: 'Face', passedProps: props, presentationDirection, presentationDurationInFrames: 30, presentationProgress};
      const face = () => createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, given);
      const markup = markupAt(face, {width: 1280, height: 720, fps: 30, durationInFrames: 60}, 0);
      const [, back, angle, forward] = /translateZ\((-?\d+)px\) rotateY\((-?[\d.]+)deg\) translateZ\((-?\d+)px\)/.exec(markup) ?? [];
      assert.deepEqual([back, forward], ['-640', '640']);
      assert.match(markup, /backface-visibility:hidden/);
      return Number(angle);
    };
    assert.deepEqual(
      [0, 1].map((progress) => turned('left', 'exiting', progress) + 0),
      [0, -90],
    );
    assert.deepEqual(
      [0, 1].map((progress) => turned('left', 'entering', progress)),
      [90, 0],
    );
    assert.deepEqual([turned('right', 'exiting', 1), turned('right', 'entering', 0)], [90, -90]);
    // Beyond a quarter turn, both faces have turned away from the place at which a third one would be.
    assert.equal(turned('left', 'entering', 1.1).toFixed(1), '-9.0');
  },
);
