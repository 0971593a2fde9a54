import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('interpolateColors() understands every notation of the table.', () => {
  const shown = (color: string) => interpolateColors(0, [0, 1], [color, '#000']);
  for (const color of ['#f60', '#ff6600', 'rgb(255, 102, 0)', 'hsl(24, 100%, 50%)']) assert.equal(shown(color), 'rgba(255, 102, 0, 1)', color);
  for (const color of ['rgba(255, 102, 0, 0.5)', 'hsla(24, 100%, 50%, 0.5)']) assert.equal(shown(color), 'rgba(255, 102, 0, 0.502)', color);
  for (const color of ['#f608', '#ff660088']) assert.equal(shown(color), 'rgba(255, 102, 0, 0.533)', color);
  assert.equal(shown('rebeccapurple'), 'rgba(102, 51, 153, 1)');
  assert.equal(shown('transparent'), 'rgba(0, 0, 0, 0)');
});
