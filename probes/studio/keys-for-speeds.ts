import assert from 'node:assert/strict';
import {PlayerInternals} from '@remotion/player';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Binding = {key: string; callback(): void};
type Keys = {useKeybinding(): {registerKeybinding(binding: Binding): {unregister(): void}}};
type React = {useCallback: unknown; useEffect: unknown};
type Module = {PlaybackKeyboardShortcutsManager(props: {setPlaybackRate(change: number | ((rate: number) => number)): void}): null};

const keys = installed<Keys>('@remotion/studio/dist/helpers/use-keybinding.js');
const {PlaybackKeyboardShortcutsManager: mount} = installed<Module>('@remotion/studio/dist/components/PlaybackKeyboardShortcutsManager.js');
const react = installed<React>('react/index.js');

/** The rate and what is called after a key was pressed. */
function press(key: string, rate: number, playing: boolean) {
  const internals = PlayerInternals as {usePlayer: unknown};
  const {useCallback, useEffect} = react;
  const {useKeybinding} = keys;
  const {usePlayer} = internals;
  const bindings: Binding[] = [];
  const calls: string[] = [];
  let now = rate;
  keys.useKeybinding = () => ({registerKeybinding: (binding) => (bindings.push(binding), {unregister: () => undefined})});
  internals.usePlayer = () => ({playing, play: () => calls.push('play'), pause: () => calls.push('pause')});
  Object.assign(react, {useCallback: (call: unknown) => call, useEffect: (effect: () => void) => effect()});
  try {
    mount({setPlaybackRate: (change) => void (now = typeof change === 'number' ? change : change(now))});
  } finally {
    Object.assign(react, {useCallback, useEffect});
    keys.useKeybinding = useKeybinding;
    internals.usePlayer = usePlayer;
  }
  bindings.find((binding) => binding.key === key)?.callback();
  return [now, ...calls];
}

export default inNode(
  'L plays at a rate of 1, J at -1; pressed while the video plays, they go on to 2 and 4 times as fast, and no further; K pauses and sets the rate back to 1.',
  () => {
    for (const [key, sign] of [['l', 1] as const, ['j', -1] as const]) {
      for (const before of [1, 2, 4, -2]) assert.deepEqual(press(key, before, false), [sign, 'play']);
      for (const [before, then] of [
        [-sign, 1],
        [sign, 2],
        [2 * sign, 4],
        [4 * sign, 4],
      ] as const)
        assert.deepEqual(press(key, before, true), [then * sign, 'play']);
    }
    for (const playing of [true, false]) assert.deepEqual(press('k', 4, playing), [1, 'pause']);
  },
);
