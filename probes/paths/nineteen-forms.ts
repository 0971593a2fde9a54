import assert from 'node:assert/strict';
import {parsePath, serializeInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

const TEXT =
  'M 1 2 m 1 2 L 1 2 l 1 2 H 1 h 1 V 2 v 2 C 1 2 3 4 5 6 c 1 2 3 4 5 6 S 1 2 3 4 s 1 2 3 4 Q 1 2 3 4 q 1 2 3 4 T 1 2 t 1 2 A 5 5 0 0 1 1 2 a 5 5 0 0 1 1 2 Z';

export default inNode(
  'parsePath() returns one object for each instruction, in order, whose type is its letter: 19 forms with the fields of the table; C has two control points, Q and T one at most. A space after both flags of an arc is read.',
  () => {
    const steps = parsePath(TEXT);
    assert.equal(steps.map(({type}) => type).join(' '), 'M m L l H h V v C c S s Q q T t A a Z');
    assert.equal(new Set(steps.map(({type}) => type)).size, 19);
    const fields = Object.fromEntries(steps.map(({type, ...rest}) => [type, Object.keys(rest).join()]));
    const arc = 'rx,ry,xAxisRotation,largeArcFlag,sweepFlag';
    assert.deepEqual(fields, {
      ...{M: 'x,y', m: 'dx,dy', L: 'x,y', l: 'dx,dy', H: 'x', h: 'dx', V: 'y', v: 'dy', T: 'x,y', t: 'dx,dy', Z: ''},
      ...{C: 'cp1x,cp1y,cp2x,cp2y,x,y', c: 'cp1dx,cp1dy,cp2dx,cp2dy,dx,dy', S: 'cpx,cpy,x,y', s: 'cpdx,cpdy,dx,dy'},
      ...{Q: 'cpx,cpy,x,y', q: 'cpdx,cpdy,dx,dy', A: `${arc},x,y`, a: `${arc},dx,dy`},
    });
    assert.equal(serializeInstructions(steps), TEXT);
    assert.equal(parsePath('M 0 0 A5 5 0 0 1 10 10').length, 2);
    assert.throws(() => parsePath('M 0 0 A5 5 0 0110 10'), /multiple of 7/);
    assert.throws(() => parsePath('M 0 0 A5 5 0 0 110 10'), /multiple of 7/);
  },
);
