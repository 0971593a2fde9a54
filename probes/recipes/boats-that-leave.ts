import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {Departures} from '../../demos/departures/Departures';
import {meta} from '../../demos/departures/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'Rows enter 4 frames apart; one that has left stays mounted, and those below have moved up. A spring with a stiffness of 220 follows the formula of a damped oscillation and overshoots with a damping of 28, not of 29.7.',
  () => {
    const tops = (frame: number) =>
      numbersOf(markupAt(Departures, meta, frame), 'top')
        .slice(-4)
        .map(Math.round);
    assert.deepEqual(tops(0), [72, 220, 368, 516]);
    assert.deepEqual(tops(139), [72, 72, 72, 220]);
    const opacity = (frame: number) => numbersOf(markupAt(Departures, meta, frame), 'opacity');
    assert.equal(opacity(139).length, 4);
    const first = [0, 1, 2, 3].map((row) => Array.from({length: 20}, (_, frame) => frame).find((frame) => opacity(frame)[row]! > 0));
    assert.deepEqual(first, [5, 9, 13, 17]);

    const [stiffness, damping] = [220, 24];
    const decay = damping / 2;
    const turn = Math.sqrt(stiffness - decay ** 2);
    for (const frame of [3, 6, 12, 20]) {
      const t = frame / 30;
      const expected = 1 - Math.exp(-decay * t) * (Math.cos(turn * t) + (decay / turn) * Math.sin(turn * t));
      assert.ok(Math.abs(spring({frame, fps: 30, config: {stiffness, damping}}) - expected) < 1e-14);
    }
    const highest = (value: number) => Math.max(...Array.from({length: 200}, (_, frame) => spring({frame, fps: 30, config: {stiffness, damping: value}})));
    assert.ok(highest(24) > 1.01 && highest(28) > 1);
    assert.ok(highest(29.7) <= 1 + 1e-9);
  },
);
