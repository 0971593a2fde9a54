import assert from 'node:assert/strict';
import type {TransitionPresentationComponentProps} from '@remotion/transitions';
import {slide, type SlideDirection, type SlideProps} from '@remotion/transitions/slide';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

/** By how much of the frame a scene is moved, in percent. */
function moved(direction: SlideDirection | undefined, presentationDirection: 'entering' | 'exiting', presentationProgress: number): number {
  const {component, props} = slide(direction ? {direction} : {});
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<SlideProps>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress},
    }),
  );
  return Number(/translate[XY]\((-?[\d.]+)%\)/.exec(markup)?.[1]);
}

export default inNode(
  'During a slide from the left or the top, the two scenes overlap by 0.01 percent of the frame; from the right or the bottom, they are 0.01 percent apart. At the end, the new scene is in its place.',
  () => {
    for (const progress of [0.1, 0.25, 0.5, 0.9]) {
      for (const direction of [undefined, 'from-left', 'from-top'] as const) {
        // The new scene ends at its right or lower edge, where the old one begins.
        const overlap = moved(direction, 'entering', progress) + 100 - moved(direction, 'exiting', progress);
        assert.equal(overlap.toFixed(4), '0.0100', direction);
      }
      for (const direction of ['from-right', 'from-bottom'] as const) {
        const gap = moved(direction, 'entering', progress) - (moved(direction, 'exiting', progress) + 100);
        assert.equal(gap.toFixed(4), '0.0100', direction);
      }
    }
    for (const direction of ['from-left', 'from-top', 'from-right', 'from-bottom'] as const) assert.equal(moved(direction, 'entering', 1) + 0, 0);
  },
);
