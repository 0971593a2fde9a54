import assert from 'node:assert/strict';
import {zColor} from '@remotion/zod-types';
import {inNode} from '../lib/probe';

export default inNode('zColor() accepts and refuses what the table says.', () => {
  const accepts = (value: unknown) => zColor().safeParse(value).success;
  for (const color of ['#f60', '#f608', '#ff6600', '#ff660088', 'rgb(255, 102, 0)', 'rgba(255, 102, 0, 0.5)', 'hsl(24, 100%, 50%)', 'tomato', 'transparent'])
    assert.equal(accepts(color), true, color);
  for (const color of [
    'Tomato',
    ' tomato',
    'rgb(255 102 0)',
    'rgba(255, 102, 0, 50%)',
    'hsl(24deg, 100%, 50%)',
    'oklch(70% 0.1 40)',
    'currentColor',
    'var(--brand)',
    '',
  ])
    assert.equal(accepts(color), false, color);
});
