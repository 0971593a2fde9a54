import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode(
  'Halfway between its first two styles, the sample has an opacity of 0.5 and rgba(89, 121, 200, 1), scaled 2.45 times and rotated by -7 degrees.',
  () => {
    const style = interpolateStyles(
      15,
      [10, 20],
      [
        {opacity: 0, color: '#94a3b8', transform: 'scale(4) rotate(0deg)'},
        {opacity: 1, color: '#1d4ed8', transform: 'scale(0.9) rotate(-14deg)'},
      ],
    );
    assert.deepEqual(style, {opacity: 0.5, color: 'rgba(89, 121, 200, 1)', transform: 'scale(2.45) rotate(-7deg)'});
  },
);
