import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'From a mass of 1 to 5, a spring reaches its target later and settles later; from a stiffness of 40 to 300, it reaches it earlier and overshoots more; from a damping of 5 to 18, it overshoots less.',
  () => {
    const seen = (key: string, values: number[]) =>
      values.map((value) => {
        const config = {[key]: value};
        const course = Array.from({length: 120}, (_, frame) => spring({frame, fps: 60, config}));
        return {reaches: course.findIndex((each) => each >= 1), highest: Math.max(...course), settles: measureSpring({fps: 60, config})};
      });
    const rises = (numbers: number[]) =>
      assert.ok(
        numbers.every((number, index) => index === 0 || number > numbers[index - 1]!),
        numbers.join(),
      );
    const masses = seen('mass', [1, 2, 3, 5]);
    rises(masses.map(({reaches}) => reaches));
    rises(masses.map(({settles}) => settles));
    const stiffnesses = seen('stiffness', [40, 100, 200, 300]);
    rises(stiffnesses.map(({reaches}) => -reaches));
    rises(stiffnesses.map(({highest}) => highest));
    rises(seen('damping', [5, 10, 15, 18]).map(({highest}) => -highest));
  },
);
