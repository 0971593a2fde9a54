import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {iris} from '@remotion/transitions/iris';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

/** The path to which the new scene is cut. */
const clip = <Options extends Record<string, unknown>>({component, props}: TransitionPresentation<Options>, presentationProgress: number): string => {
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection: 'entering', presentationDurationInFrames: 20, presentationProgress},
    }),
  );
  return /<path d="([^"]*)"/.exec(markup)?.[1] ?? '';
};

const size = {width: 1280, height: 720};
const radius = (path: string) => Number(/a ([\d.]+) /i.exec(path)?.[1]);

export default inNode(
  'In a frame of 1280 x 720, the circle of iris() ends with a radius of 734 pixels and touches the upper edge at a progress of 0.49, the sides at 0.87; iris() and clockWipe() throw without a height.',
  () => {
    const largest = radius(clip(iris(size), 1));
    assert.equal(largest.toFixed(0), '734');
    assert.equal(radius(clip(iris(size), 0.5)), largest / 2);
    assert.deepEqual([(360 / largest).toFixed(2), (640 / largest).toFixed(2)], ['0.49', '0.87']);
    // The circle stays around the middle of the frame.
    assert.match(clip(iris(size), 1), new RegExp(`^M 640 ${(360 - largest).toFixed(2)}`));

    // The clock is cut to the circle around the frame, also after the transition.
    assert.ok(clip(clockWipe(size), 1).includes(String(largest)));
    assert.equal(radius(clip(clockWipe({width: 0, height: 0}), 1)), 0);

    const missing = {width: 1280} as typeof size;
    for (const draw of [() => clip(iris(missing), 0.5), () => clip(clockWipe(missing), 0.5)])
      assert.throws(draw, /^Error: Malformed path data: M was expected to have numbers afterwards/);
  },
);
