import assert from 'node:assert/strict';
import {linearTiming, type TransitionPresentationComponentProps} from '@remotion/transitions';
import {flip, type FlipDirection, type FlipProps} from '@remotion/transitions/flip';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

function turned(options: FlipProps, presentationDirection: 'entering' | 'exiting', presentationProgress: number) {
  const {component, props} = flip(options);
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<FlipProps>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress},
    }),
  );
  const [, axis = '', degrees] = /rotate([XY])\((-?[\d.]+)deg\)/.exec(markup) ?? [];
  return {axis, degrees: Number(degrees), markup};
}

/** Which edge of the old scene comes toward the viewer. With rotateY(), z is -x sin; with rotateX(), it is y sin, and y points down. */
const near = (direction: FlipDirection) => {
  const {axis, degrees} = turned({direction}, 'exiting', 0.25);
  const sine = Math.sin((degrees / 180) * Math.PI);
  return axis === 'Y' ? (sine > 0 ? 'left' : 'right') : sine > 0 ? 'bottom' : 'top';
};

export default inNode(
  'flip() turns the edge of its direction toward the viewer, around the vertical axis from the sides; at 0.5 both are edge-on, which an odd number of frames with a symmetrical curve never meets. The perspective is 1000.',
  () => {
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      assert.equal(near(`from-${side}`), side);
      assert.equal(turned({direction: `from-${side}`}, 'entering', 0.3).axis, side === 'left' || side === 'right' ? 'Y' : 'X');
      for (const way of ['entering', 'exiting'] as const) {
        assert.equal(Math.abs(turned({direction: `from-${side}`}, way, 0.5).degrees), 90);
        assert.match(turned({direction: `from-${side}`}, way, 0.5).markup, /backface-visibility:hidden/);
      }
    }
    assert.match(turned({}, 'entering', 0.5).markup, /perspective:1000px/);
    for (const easing of [undefined, Easing.inOut(Easing.quad), Easing.inOut(Easing.cubic)]) {
      const halves = (durationInFrames: number) => {
        const timing = linearTiming(easing ? {durationInFrames, easing} : {durationInFrames});
        return Array.from({length: durationInFrames}, (_, frame) => timing.getProgress({frame, fps: 30})).filter((progress) => progress === 0.5).length;
      };
      assert.deepEqual([23, 24, 25].map(halves), [0, 1, 0]);
    }
  },
);
