import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const size = {width: 1280, height: 720};

function leavingAt<Options extends Record<string, unknown>>({component, props}: TransitionPresentation<Options>, presentationProgress: number): string {
  return renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection: 'exiting', presentationDurationInFrames: 20},
      presentationProgress,
    }),
  );
}

const changes = <Options extends Record<string, unknown>>(presentation: TransitionPresentation<Options>) =>
  leavingAt(presentation, 0.25) !== leavingAt(presentation, 0.75);

export default inNode('By default, fade(), clockWipe(), iris() and none() do not change a leaving scene; slide(), wipe() and flip() do.', () => {
  assert.deepEqual([changes(fade()), changes(clockWipe(size)), changes(iris(size)), changes(none())], [false, false, false, false]);
  assert.deepEqual([changes(slide()), changes(wipe()), changes(flip()), changes(fade({shouldFadeOutExitingScene: true}))], [true, true, true, true]);
});
