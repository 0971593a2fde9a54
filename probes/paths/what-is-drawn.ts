import assert from 'node:assert/strict';
import {evolvePath} from '@remotion/paths';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

const LENGTH = 100;

/** The stretches of a line of 100 units that its dashes cover, in whole units. */
function drawn(progress: number): string {
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, `M 0 0 L ${LENGTH} 0`);
  const [dash = 0, gap = 0] = strokeDasharray.split(' ').map(Number);
  const place = (unit: number) => (((unit + 0.5 + strokeDashoffset) % (dash + gap)) + dash + gap) % (dash + gap) < dash;
  const units = Array.from({length: LENGTH}, (_, unit) => unit).filter(place);
  return units.length === 0 ? 'nothing' : `${units[0]} to ${units.at(-1)! + 1}, ${units.length}`;
}

export default inNode(
  'evolvePath() draws nothing at 0, the first quarter at 0.25, all at 1, the second half at 1.5 and the last fifth at -0.2; from 1 to 2, and at the overshoot of a default spring, the start is missing.',
  () => {
    assert.deepEqual([0, 0.25, 1, 1.5, -0.2].map(drawn), ['nothing', '0 to 25, 25', '0 to 100, 100', '50 to 100, 50', '80 to 100, 20']);
    assert.deepEqual([1.25, 1.75, 2].map(drawn), ['25 to 100, 75', '75 to 100, 25', 'nothing']);
    const frames = Array.from({length: 60}, (_, frame) => drawn(spring({frame, fps: 30})));
    const overshot = frames.filter((each) => each !== 'nothing' && !each.startsWith('0 '));
    assert.ok(overshot.length > 2 && overshot.length < 15, overshot.join('\n'));
    assert.ok(overshot.includes('16 to 100, 84'), overshot.join('\n'));
  },
);
