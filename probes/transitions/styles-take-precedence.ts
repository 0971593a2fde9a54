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

type Side = 'entering' | 'exiting';

/** The styles of the two outermost elements around a scene. */
const stylesOf = <Options extends Record<string, unknown>>(
  {component, props}: TransitionPresentation<Options>,
  presentationDirection: Side,
  presentationProgress: number,
) => {
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress},
    }),
  );
  const [outer = '', inner = ''] = [...markup.matchAll(/<div[^>]*? style="([^"]*)"/g)].map(([, style = '']) => style);
  return {outer, inner};
};

const enterStyle = {opacity: 0.2, transform: 'none'};
const exitStyle = {zIndex: 1, transform: 'none'};
const inner = {transform: 'none', clipPath: 'inset(1px)'};
const size = {width: 1280, height: 720};
const cut = {...size, outerEnterStyle: {zIndex: 2}, outerExitStyle: {zIndex: 3}, innerEnterStyle: inner, innerExitStyle: inner};

export default inNode(
  'The styles of a presentation override its opacity, transform and clip path, at the start, in the middle and at the end of a transition, in the outer and the inner element.',
  () => {
    for (const progress of [0, 0.5, 1]) {
      for (const presentation of [fade({enterStyle, exitStyle}), slide({enterStyle, exitStyle}), none({enterStyle, exitStyle})] as TransitionPresentation<
        Record<string, unknown>
      >[]) {
        assert.match(stylesOf(presentation, 'entering', progress).outer, /opacity:0\.2.*transform:none|transform:none.*opacity:0\.2/);
        assert.doesNotMatch(stylesOf(presentation, 'entering', progress).outer, /translate/);
        assert.match(stylesOf(presentation, 'exiting', progress).outer, /transform:none.*z-index:1|z-index:1.*transform:none/);
      }
      for (const presentation of [wipe(cut), clockWipe(cut), iris(cut), flip(cut)] as TransitionPresentation<Record<string, unknown>>[]) {
        for (const [side, index] of [
          ['entering', 2],
          ['exiting', 3],
        ] as const) {
          const styles = stylesOf(presentation, side, progress);
          assert.match(styles.outer, new RegExp(`z-index:${index}`));
          assert.match(styles.inner, /transform:none/);
          assert.match(styles.inner, /clip-path:inset\(1px\)/);
          assert.doesNotMatch(styles.outer + styles.inner, /url\(|rotate/);
        }
      }
    }
  },
);
