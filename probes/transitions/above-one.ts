import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const size = {width: 1280, height: 720};

function enteringAt<Options extends Record<string, unknown>>({component, props}: TransitionPresentation<Options>, presentationProgress: number): string {
  return renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection: 'entering', presentationDurationInFrames: 20},
      presentationProgress,
    }),
  );
}

/** The path that clips the new scene. */
const clip = (markup: string) => /<path d="([^"]*)"/.exec(markup)?.[1]?.replace(/\s+/g, ' ').trim();

export default inNode(
  'Above a progress of 1, slide() moves the new scene past its place and flip() turns it further, while wipe(), clockWipe() and iris() leave all of it uncovered.',
  () => {
    assert.match(enteringAt(slide({direction: 'from-left'}), 1.1), /translateX\(10\.?0*\d*%\)/);
    assert.match(enteringAt(flip(), 1.1), /rotateY\(18\.?0*\d*deg\)/);
    assert.equal(clip(enteringAt(wipe(), 1.1)), 'M 0 0 L 1.1 0 L 1.1 1 L 0 1 Z');
    assert.equal(clip(enteringAt(clockWipe(size), 1.1)), clip(enteringAt(clockWipe(size), 1)));
    // A circle around the whole frame, and larger than the one that covers it at 1.
    const radius = Number(/a ([\d.]+) /i.exec(clip(enteringAt(iris(size), 1.1)) ?? '')?.[1]);
    assert.ok(radius > Math.hypot(size.width, size.height) / 2, String(radius));
  },
);
