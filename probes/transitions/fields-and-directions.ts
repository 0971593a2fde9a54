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
const SIDES = ['from-left', 'from-right', 'from-top', 'from-bottom'] as const;
const CORNERS = ['from-top-left', 'from-top-right', 'from-bottom-left', 'from-bottom-right'] as const;

function entering<Options extends Record<string, unknown>>({component, props}: TransitionPresentation<Options>): string {
  const given = {children: 'Scene', passedProps: props, presentationDirection: 'entering', presentationDurationInFrames: 20} as const;
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<Options>>, {...given, presentationProgress: 0.25}),
  );
  // Identifiers of clip paths are random.
  return markup.replaceAll(/(id="|#)[\d.]+/g, '$1');
}

export default inNode(
  'Each of the seven presentations has two fields, component and props; slide() and flip() know four sides, wipe() four sides and four corners, and the perspective of flip() is 1000 pixels.',
  () => {
    for (const each of [clockWipe(size), fade(), flip(), iris(size), none(), slide(), wipe()]) {
      assert.deepEqual(Object.keys(each).sort(), ['component', 'props']);
      assert.deepEqual([typeof each.component, typeof each.props], ['function', 'object']);
    }
    assert.equal(new Set(SIDES.map((direction) => entering(slide({direction})))).size, 4);
    assert.equal(new Set(SIDES.map((direction) => entering(flip({direction})))).size, 4);
    assert.equal(new Set([...SIDES, ...CORNERS].map((direction) => entering(wipe({direction})))).size, 8);
    for (const corner of CORNERS) {
      const direction = corner as unknown as 'from-left';
      assert.throws(() => entering(slide({direction})), {message: `Invalid direction: ${corner}`});
      assert.equal(entering(flip({direction})), entering(flip()));
    }
    assert.match(entering(flip()), /perspective:1000px/);
  },
);
