import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

const halfway = (from: number | string, to: number | string) => interpolateStyles(0.5, [0, 1], [{width: from}, {width: to}]).width;

export default inNode(
  'A gradient of rgb() colors, 0px that turns into 50%, 0 that turns into a word, and arguments that only the later function has come out wrong without an error.',
  () => {
    assert.equal(halfway('linear-gradient(90deg, rgb(1, 2, 3), red)', 'linear-gradient(180deg, rgb(1, 2, 3), red)'), 'rgba(1, 2, 3, 1) , red)');
    assert.equal(halfway('linear-gradient(90deg, red, #00f)', 'linear-gradient(180deg, red, #00f)'), 'linear-gradient(135deg, red, #00f)');
    assert.throws(() => halfway('linear-gradient(red 10%, blue)', 'linear-gradient(red 20%, blue)'), /Non-animatable/);
    assert.equal(halfway('0px', '50%'), '25px');
    assert.equal(halfway(0, '50%'), '25%');
    assert.equal(halfway('translate(0px)', 'translate(50px, 20px)'), 'translate(25px)');
    assert.equal(halfway(0, 'auto'), '0auto');
  },
);
