import assert from 'node:assert/strict';
import {interpolateStyles} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

const between = (from: unknown, to: unknown) => (interpolateStyles(0.5, [0, 1], [{width: from as number}, {width: to as number}]) as {width: unknown}).width;

const REFUSED: [from: string, to: string][] = [
  ['.5px', '1px'],
  ['1.2e-14px', '1px'],
  ['calc(1px + 2%)', 'calc(2px + 2%)'],
  ['var(--a)', 'var(--b)'],
  ['oklch(0.5 0.1 20)', 'oklch(0.6 0.1 20)'],
  ['rgb(255 0 0)', 'rgb(0 0 255)'],
  ['inset(1px 2px)', 'inset(3px 4px)'],
  ['polygon(0% 0%, 100% 0%)', 'polygon(0% 10%, 100% 0%)'],
  ['1px 1px red, 2px 2px blue', '1px 1px green, 2px 2px blue'],
];

export default inNode(
  'interpolateStyles() refuses .5px, 1.2e-14px, calc(), var(), oklch(), rgb(), inset() and polygon() with spaces, and lists of shadows as “Non-animatable”, and breaks rotate3d, scale3d and matrix3d, not translateX.',
  () => {
    for (const [from, to] of REFUSED) assert.throws(() => between(from, to), /Non-animatable values cannot be interpolated\./, from);
    assert.equal(between('inset(1px)', 'inset(3px)'), 'inset(2px)');
    for (const name of ['rotate3d(1, 0, 0, 10deg)', 'scale3d(1, 1, 1)', `matrix3d(${Array(16).fill(1).join(', ')})`])
      assert.match(String(between(name, name)), /^(rotate|scale|matrix)3 d\(/);
    assert.equal(between('translateX(0px) translateZ(10px)', 'translateX(10px) translateZ(30px)'), 'translateX(5px) translateZ(20px)');
  },
);
