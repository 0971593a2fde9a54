import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

const PLACES = Array.from({length: 60}, (_, index) => [index * 1.37 + 0.4, index * 0.71 + 0.3] as const);

export default inNode('1,000 seeds give 900 to 970 different landscapes with noise2D(), depending on their names.', () => {
  for (const name of ['dot', 'star-', 'Lisbon ', '']) {
    const landscapes = new Set(Array.from({length: 1000}, (_, index) => PLACES.map(([x, y]) => noise2D(`${name}${index}`, x, y)).join()));
    assert.ok(landscapes.size > 900 && landscapes.size < 970, `${name} ${landscapes.size}`);
  }
});
