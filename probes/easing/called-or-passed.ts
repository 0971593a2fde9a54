import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'poly(), elastic(), back() and bezier() return curves, elastic() and back() without arguments, too, and in(), out() and inOut() return one for a curve; the other functions of Easing are curves.',
  () => {
    const {poly, elastic, back, bezier, ...rest} = Object.fromEntries(
      Object.getOwnPropertyNames(Easing)
        .filter((name) => !['length', 'name', 'prototype'].includes(name))
        .map((name) => [name, Easing[name as 'poly'] as unknown as (...given: unknown[]) => unknown]),
    );
    const isCurve = (curve: unknown) => typeof curve === 'function' && Math.abs((curve as (t: number) => number)(1) - 1) < 1e-9;
    for (const curve of [poly!(3), elastic!(2), elastic!(), back!(3), back!(), bezier!(0.2, 0, 0, 1)]) assert.ok(isCurve(curve), String(curve));
    assert.ok(!isCurve(poly!()));
    assert.throws(() => bezier!());
    const turning = ['in', 'out', 'inOut'];
    for (const name of turning) assert.ok(isCurve(rest[name]!(Easing.cubic)));
    const curves = Object.keys(rest).filter((name) => !turning.includes(name));
    assert.equal(curves.sort().join(' '), 'bounce circle cubic ease exp linear quad sin step0 step1');
    for (const name of curves) assert.ok(isCurve(rest[name]), name);
    assert.equal(rest.in!(Easing.quad), Easing.quad);
  },
);
