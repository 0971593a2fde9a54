import assert from 'node:assert/strict';
import * as shapes from '@remotion/shapes';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const ATTRIBUTES = {fill: 'red', stroke: 'blue', className: 'shape', id: 'one', style: {left: 5}, pathStyle: {opacity: 0.5}};
const SIZES = {
  Circle: {radius: 40},
  Ellipse: {rx: 40, ry: 20},
  Heart: {height: 40},
  Pie: {radius: 40, progress: 0.3},
  Polygon: {radius: 40, points: 5},
  Rect: {width: 40, height: 20},
  Star: {points: 5, innerRadius: 20, outerRadius: 40},
  Triangle: {length: 40, direction: 'up'},
};

export default inNode(
  'Each of the eight shapes is one path in one svg as large as the shape: style and visible overflow are of the svg, and pathStyle, fill-box, transformOrigin, className and the rest of the path.',
  () => {
    for (const [name, size] of Object.entries(SIZES)) {
      const markup = renderToStaticMarkup(createElement(shapes[name as keyof typeof SIZES] as ElementType, {...size, ...ATTRIBUTES}));
      const [, svg = '', path = ''] = /^<svg ([^>]*)><path ([^>]*)><\/path><\/svg>$/.exec(markup) ?? [];
      const make = shapes[`make${name}` as 'makeCircle'] as (options: object) => {width: number; height: number; transformOrigin: string};
      const {width, height, transformOrigin} = make(size);
      assert.ok(svg.includes(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`), markup);
      assert.match(svg, /style="overflow:visible;left:5px"/);
      assert.match(path, /style="transform-box:fill-box;opacity:0.5"/);
      assert.ok(path.includes(`transform-origin="${transformOrigin}"`), path);
      assert.doesNotMatch(svg, /class|id=|fill|stroke/);
      for (const attribute of ['fill="red"', 'stroke="blue"', 'class="shape"', 'id="one"']) assert.ok(path.includes(attribute), path);
    }
  },
);
