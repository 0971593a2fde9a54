import assert from 'node:assert/strict';
import {interpolateColors} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'interpolateColors() returns rgba() whatever comes in, an alpha value of at most 3 decimals, which for a color that is passed in is a step of 1/255, and transparent is transparent black.',
  () => {
    const halfway = (...colors: string[]) => interpolateColors(15, [0, 30], colors);
    const start = (color: string) => interpolateColors(0, [0, 30], [color, 'white']);
    assert.deepEqual(
      ['#ff0000', 'red', 'hsl(0, 100%, 50%)', 'rgb(255, 0, 0)'].map(start),
      Array.from({length: 4}, () => 'rgba(255, 0, 0, 1)'),
    );
    assert.equal(start('rgba(255, 0, 0, 0.5)'), 'rgba(255, 0, 0, 0.502)');
    for (let alpha = 0; alpha <= 1; alpha += 0.013)
      assert.equal(start(`rgba(1, 2, 3, ${alpha.toFixed(3)})`), `rgba(1, 2, 3, ${Number((Math.round(Number(alpha.toFixed(3)) * 255) / 255).toFixed(3))})`);
    assert.equal(halfway('transparent', 'white'), 'rgba(128, 128, 128, 0.5)');
    assert.equal(halfway('rgba(255, 255, 255, 0)', 'white'), 'rgba(255, 255, 255, 0.5)');
    // The mix of red and green does not pass yellow, and that of two hues not the ones between them.
    assert.equal(halfway('hsl(0, 100%, 50%)', 'hsl(120, 100%, 50%)'), 'rgba(128, 128, 0, 1)');
  },
);
