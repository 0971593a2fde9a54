import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode('Differing types, structures, units and words throw, each with the message of the list.', () => {
  const between = (from: object, to: object) => interpolateStyles(0.5, [0, 1], [from, to]);
  assert.throws(() => between({width: 10}, {width: '50%'}), /The start and end values must be of the same type\./);
  assert.throws(() => between({width: '10px'}, {width: '50%'}), /The units of the start and end values must match\./);
  assert.throws(() => between({display: 'block'}, {display: 'none'}), /Non-animatable values cannot be interpolated\./);
  assert.throws(() => between({margin: '1px 2px'}, {margin: '1px'}), /The start and end values must have the same structure\./);
  assert.deepEqual(between({opacity: 0}, {opacity: 1}), {opacity: 0.5});
});
