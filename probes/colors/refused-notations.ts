import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolateColors() refuses what the page lists, each with the string in the message, and takes a text that contains a color.', () => {
  for (const color of [
    'rgb(255 102 0)',
    'hsl(24deg, 100%, 50%)',
    'rgba(255, 102, 0, 50%)',
    'rgb(255, 102, 0, 0.5)',
    'Tomato',
    'oklch(70% 0.1 40)',
    'currentColor',
    'var(--brand)',
  ])
    assert.throws(() => interpolateColors(0, [0, 1], [color, '#000']), new RegExp(`invalid color string ${color.replace(/[()]/g, '\\$&')}`), color);
  assert.equal(interpolateColors(0, [0, 1], ['linear-gradient(rgb(1, 2, 3), red)', '#000']), 'rgba(1, 2, 3, 1)');
});
