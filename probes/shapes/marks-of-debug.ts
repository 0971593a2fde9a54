import assert from 'node:assert/strict';
import {Circle, Ellipse, Heart, makePolygon, Pie, Polygon, Rect, Star, Triangle} from '@remotion/shapes';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

/** The points that `debug` marks. */
const marks = <Props extends object>(shape: ComponentType<Props & {debug: boolean}>, props: Props): [x: number, y: number][] =>
  [...renderToStaticMarkup(createElement(shape, {...props, debug: true})).matchAll(/<circle cx="([^"]*)" cy="([^"]*)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

export default inNode(
  'debug marks nothing on circles, ellipses, pies, sharp shapes and round corners of a Rect, both control points of the six curves of a heart, and those of a bent hexagon 13.4 and 6.3 pixels off.',
  () => {
    const none = [
      marks(Circle, {radius: 50}),
      marks(Ellipse, {rx: 50, ry: 20}),
      marks(Pie, {radius: 50, progress: 0.3}),
      marks(Rect, {width: 50, height: 50}),
      marks(Rect, {width: 50, height: 50, cornerRadius: 10}),
      marks(Triangle, {length: 50, direction: 'up' as const}),
      marks(Polygon, {radius: 50, points: 5}),
      marks(Star, {points: 5, innerRadius: 20, outerRadius: 50}),
    ];
    assert.deepEqual(none.flat(), []);
    assert.equal(marks(Heart, {height: 50}).length, 2 * 6);
    assert.equal(marks(Rect, {width: 50, height: 50, edgeRoundness: 1}).length, 2 * 4);
    for (const round of [{cornerRadius: 10}, {edgeRoundness: 1}]) {
      assert.equal(marks(Triangle, {length: 50, direction: 'up' as const, ...round}).length, 2 * 3);
      assert.equal(marks(Star, {points: 5, innerRadius: 20, outerRadius: 50, ...round}).length, 2 * 10);
    }
    const hexagon = {points: 6, radius: 100, edgeRoundness: 1};
    const {path} = makePolygon(hexagon);
    const drawn = [...path.matchAll(/C ([\d.e-]+) ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/g)].flatMap(([, ...at]) => [at.slice(0, 2), at.slice(2)]);
    const marked = marks(Polygon, hexagon);
    assert.equal(marked.length, drawn.length);
    for (const [index, [x, y]] of marked.entries()) {
      assert.equal((x - Number(drawn[index]?.[0])).toFixed(1), '13.4');
      assert.equal((y - Number(drawn[index]?.[1])).toFixed(1), '6.3');
    }
  },
);
