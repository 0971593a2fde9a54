import assert from 'node:assert/strict';
import fs from 'node:fs';
import {getLength, getPointAtLength, parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'The circle on the page is a path of two arcs, whose points are all 250 from the center at 360, 360, and whose length is 500 times π.',
  () => {
    const circle = /^const circle = '(.*)';$/m.exec(fs.readFileSync('docs/recipes/text-on-a-path.mdx', 'utf8'))![1]!;
    assert.deepEqual(
      parsePath(circle).map(({type}) => type.toLowerCase()),
      ['m', 'a', 'a'],
    );
    const length = getLength(circle);
    assert.ok(Math.abs(length - 500 * Math.PI) < 0.01, String(length));
    for (let share = 0; share < 1; share += 0.01) {
      const {x, y} = getPointAtLength(circle, share * length);
      assert.ok(Math.abs(Math.hypot(x - 360, y - 360) - 250) < 0.01, `${x}, ${y}`);
    }
  },
);
