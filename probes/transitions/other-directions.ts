import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {flip} from '@remotion/transitions/flip';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const render = <Options extends Record<string, unknown>>(
  {component, props}: TransitionPresentation<Options>,
  presentationDirection: 'entering' | 'exiting' = 'entering',
): string =>
  renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress: 0.25},
    }),
  );

const left = 'left' as 'from-left';

export default inNode(
  'A direction that does not exist throws in slide() and wipe(), with the value, and turns like from-left in flip(); without one, all three use from-left.',
  () => {
    assert.throws(() => render(slide({direction: left})), {message: 'Invalid direction: left'});
    assert.throws(() => render(wipe({direction: left})), {message: 'Unknown direction "left"'});
    for (const side of ['entering', 'exiting'] as const) {
      assert.equal(render(flip({direction: left}), side), render(flip({direction: 'from-left'}), side));
      assert.equal(render(flip(), side), render(flip({direction: 'from-left'}), side));
      assert.notEqual(render(flip({direction: left}), side), render(flip({direction: 'from-right'}), side));
      assert.equal(render(slide(), side), render(slide({direction: 'from-left'}), side));
    }
    const edge = (markup: string) => /<path d="([^"]*)"/.exec(markup)?.[1];
    assert.equal(edge(render(wipe())), edge(render(wipe({direction: 'from-left'}))));
    assert.match(render(flip({direction: 'from-top'})), /rotateX/);
    assert.match(render(flip({direction: 'from-right'})), /rotateY/);
  },
);
