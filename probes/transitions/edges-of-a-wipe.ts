import assert from 'node:assert/strict';
import type {TransitionPresentationComponentProps} from '@remotion/transitions';
import {wipe, type WipeDirection, type WipeProps} from '@remotion/transitions/wipe';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

type Point = [x: number, y: number];

/** The corners of the part of the frame that is shown of a scene, from 0 to 1. */
function shown(direction: WipeDirection, presentationDirection: 'entering' | 'exiting', presentationProgress: number): Point[] {
  const {component, props} = wipe({direction});
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<WipeProps>>, {
      ...{children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress},
    }),
  );
  const [, path = ''] = /<path d="([^"]*)"/.exec(markup) ?? [];
  return [...path.matchAll(/[ML] (-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The corners inside the frame that both parts have: the ends of the edge. */
const edge = (direction: WipeDirection, progress: number) => {
  const key = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const leaving = new Set(shown(direction, 'exiting', progress).map(key));
  return shown(direction, 'entering', progress)
    .map(key)
    .filter((point) => leaving.has(point));
};

export default inNode(
  'wipe() cuts both scenes along the same edge, each to its side: upright from the left and right, level from the top and bottom; from a corner, parallel to the other diagonal: 45 degrees in a square, 29 in 1280 by 720.',
  () => {
    assert.deepEqual(edge('from-left', 0.25).sort(), ['0.250 0.000', '0.250 1.000']);
    assert.deepEqual(edge('from-right', 0.25).sort(), ['0.750 0.000', '0.750 1.000']);
    assert.deepEqual(edge('from-top', 0.25).sort(), ['0.000 0.250', '1.000 0.250']);
    assert.deepEqual(edge('from-bottom', 0.25).sort(), ['0.000 0.750', '1.000 0.750']);
    const corners = {
      'from-top-left': [0, 0],
      'from-top-right': [1, 0],
      'from-bottom-left': [0, 1],
      'from-bottom-right': [1, 1],
    } as const;
    for (const [direction, [x, y]] of Object.entries(corners) as [WipeDirection, readonly [number, number]][]) {
      const [start, ...ends] = shown(direction, 'entering', 0.25);
      assert.deepEqual(start, [x, y]);
      const [one, other] = ends as [Point, Point];
      const angle = (width: number, height: number) => (Math.atan(Math.abs(((one[1] - other[1]) * height) / ((one[0] - other[0]) * width))) * 180) / Math.PI;
      assert.deepEqual([angle(100, 100).toFixed(0), angle(1280, 720).toFixed(0)], ['45', '29']);
      // What is left of the old scene lies beyond the same line: at a quarter, that is half of both sides from the corner.
      const distance = ([px, py]: Point) => (x === 0 ? px : 1 - px) + (y === 0 ? py : 1 - py);
      assert.ok(
        ends.every((end) => Math.abs(distance(end) - 0.5) < 1e-9),
        direction,
      );
      const [far, ...rest] = shown(direction, 'exiting', 0.25);
      assert.deepEqual(far, [1 - x, 1 - y]);
      assert.ok(
        rest.every((end) => Math.abs(distance(end) - 0.5) < 1e-9),
        `${direction} ${rest.join(' | ')}`,
      );
    }
  },
);
