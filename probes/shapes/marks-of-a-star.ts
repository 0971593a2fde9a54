import assert from 'node:assert/strict';
import {makeStar, Star, type StarProps} from '@remotion/shapes';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const star = {points: 5, innerRadius: 40, outerRadius: 100};

const marks = (round: Partial<StarProps>) =>
  [...renderToStaticMarkup(createElement(Star, {...star, ...round, debug: true} as StarProps)).matchAll(/<circle cx="([^"]*)" cy="([^"]*)"/g)].map((found) =>
    found.slice(1).map(Number),
  );

export default inNode(
  'debug marks the two control points of each curve of a star and nothing on a sharp one, counted from the corner of the square around the outer circle, so they lie beside a star that is smaller than the circle.',
  () => {
    assert.deepEqual(marks({}), []);
    for (const round of [{cornerRadius: 10}, {edgeRoundness: 1}]) {
      const {path, instructions, width} = makeStar({...star, ...round});
      assert.ok(width < 200);
      const points = (cp: number[]) => [cp.slice(0, 2), cp.slice(2)];
      const inTheSquare = instructions.flatMap((step) => (step.type === 'C' ? points([step.cp1x, step.cp1y, step.cp2x, step.cp2y]) : []));
      assert.deepEqual(marks(round), inTheSquare);
      const drawn = [...path.matchAll(/C ([\d.e-]+) ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/g)].flatMap((found) => points(found.slice(1).map(Number)));
      const shifts = drawn.map((point, index) => (inTheSquare[index]![0]! - point[0]!).toFixed(6));
      assert.equal(new Set(shifts).size, 1);
      assert.ok(Number(shifts[0]) > 1, shifts[0]);
    }
  },
);
