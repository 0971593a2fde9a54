import assert from 'node:assert/strict';
import {PlayerInternals} from '@remotion/player';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useState: unknown; useEffect: unknown};

const {useHoverState: follow} = PlayerInternals;

/** Whether the bar is hovered after each event, and the timers that have been started. */
function hovering(hideWhenItRests: boolean | number) {
  const react = installed<React>('react/index.js');
  const {useState, useEffect} = react;
  const element = new EventTarget();
  const states: boolean[] = [];
  Object.assign(react, {
    useState: (value: boolean) => [value, (next: boolean) => states.push(next)],
    useEffect: (effect: () => void) => effect(),
  });
  try {
    follow({current: element as unknown as HTMLDivElement}, hideWhenItRests);
  } finally {
    Object.assign(react, {useState, useEffect});
  }
  return {after: (name: string) => (element.dispatchEvent(new Event(name)), states.at(-1)), states};
}

export default inNode(
  'The bar counts as hovered from a movement of the pointer until 3000 milliseconds later, or the number of hideControlsWhenPointerDoesntMove, and with false until the pointer leaves the Player.',
  () => {
    const {setTimeout: start, clearTimeout: stop} = globalThis;
    const timers: Array<{call: () => void; wait: number}> = [];
    globalThis.setTimeout = ((call: () => void, wait: number) => timers.push({call, wait})) as unknown as typeof start;
    globalThis.clearTimeout = () => void timers.splice(0);
    try {
      for (const [prop, wait] of [
        [true, 3000],
        [1500, 1500],
      ] as const) {
        const {after, states} = hovering(prop);
        for (const name of ['mouseenter', 'mousemove']) assert.equal(after(name), true);
        // The second movement has begun the time anew.
        assert.deepEqual(
          timers.map((timer) => timer.wait),
          [wait],
        );
        timers.shift()?.call();
        assert.equal(states.at(-1), false);
      }
      const {after} = hovering(false);
      assert.equal(after('mousemove'), true);
      assert.deepEqual(timers, []);
      assert.equal(after('mouseleave'), false);
    } finally {
      globalThis.setTimeout = start;
      globalThis.clearTimeout = stop;
    }
  },
);
