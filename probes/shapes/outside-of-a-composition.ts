import assert from 'node:assert/strict';
import {Circle, Ellipse, Heart, makeCircle, Pie, Polygon, Rect, Star, Triangle} from '@remotion/shapes';
import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const SHAPES: ReactElement[] = [
  createElement(Circle, {radius: 50}),
  createElement(Ellipse, {rx: 50, ry: 20}),
  createElement(Heart, {height: 50}),
  createElement(Pie, {radius: 50, progress: 0.3}),
  createElement(Polygon, {points: 5, radius: 50}),
  createElement(Rect, {width: 50, height: 20}),
  createElement(Star, {points: 5, innerRadius: 20, outerRadius: 50}),
  createElement(Triangle, {length: 50, direction: 'up'}),
];

export default inNode(
  'The components of shapes are rendered without a composition, and the functions run in Node; no component sets a fill, and a stroke of 20 pixels leaves a circle of 50 pixels 100 pixels wide.',
  () => {
    for (const shape of SHAPES) {
      const markup = renderToStaticMarkup(shape);
      assert.match(markup, /^<svg width="[\d.]+" height="[\d.]+".*<path .*\bd="M/);
      assert.doesNotMatch(markup, /\bfill="/);
    }
    assert.match(renderToStaticMarkup(createElement(Circle, {radius: 50, stroke: 'red', strokeWidth: 20})), /^<svg width="100" height="100"/);
    assert.equal(makeCircle({radius: 50}).width, 100);
  },
);
