import assert from 'node:assert/strict';
import {PlayerInternals} from '@remotion/player';
import type {ReactElement} from 'react';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Binding = {key: string; callback(event: {shiftKey: boolean}): void};
type Keys = {useKeybinding(): {registerKeybinding(binding: Binding): {unregister(): void}}};
type React = Record<'useCallback' | 'useEffect' | 'useImperativeHandle' | 'useMemo', unknown>;
type Range = {inFrame: number | null; outFrame: number | null};
type Ranges = Record<string, Range>;
type InOut = {
  useTimelineInOutFramePosition(): Range;
  useTimelineSetInOutFramePosition(): {setInAndOutFrames(change: (before: Ranges) => Ranges): void};
};

const react = installed<React>('react/index.js');
const keys = installed<Keys>('@remotion/studio/dist/helpers/use-keybinding.js');
const inOut = installed<InOut>('@remotion/studio/dist/state/in-out.js');
const {TimelineInOutPointToggle: mount} = installed<{TimelineInOutPointToggle(): ReactElement}>('@remotion/studio/dist/components/TimelineInOutToggle.js');

/** The ranges after a key was pressed at a frame of the composition Trailer, which has 60 frames. */
function press(key: string, frame: number, ranges: Ranges = {}, shiftKey = false): Ranges {
  const player = PlayerInternals as {usePlayer: unknown};
  const internals = Internals as {useUnsafeVideoConfig: unknown};
  const before = {...react};
  const {useKeybinding} = keys;
  const {usePlayer} = player;
  const {useUnsafeVideoConfig} = internals;
  const {useTimelineInOutFramePosition, useTimelineSetInOutFramePosition} = inOut;
  const bindings: Binding[] = [];
  let now = ranges;
  keys.useKeybinding = () => ({registerKeybinding: (binding) => (bindings.push(binding), {unregister: () => undefined})});
  player.usePlayer = () => ({getCurrentFrame: () => frame, isFirstFrame: frame === 0, isLastFrame: frame === 59});
  internals.useUnsafeVideoConfig = () => ({id: 'Trailer', durationInFrames: 60});
  inOut.useTimelineInOutFramePosition = () => ({inFrame: null, outFrame: null});
  inOut.useTimelineSetInOutFramePosition = () => ({setInAndOutFrames: (change) => void (now = change(now))});
  Object.assign(react, {
    useCallback: (call: unknown) => call,
    useEffect: (effect: () => void) => effect(),
    useImperativeHandle: () => undefined,
  });
  try {
    mount();
  } finally {
    Object.assign(react, before);
    keys.useKeybinding = useKeybinding;
    player.usePlayer = usePlayer;
    internals.useUnsafeVideoConfig = useUnsafeVideoConfig;
    Object.assign(inOut, {useTimelineInOutFramePosition, useTimelineSetInOutFramePosition});
  }
  bindings.find((binding) => binding.key === key)?.callback({shiftKey});
  return now;
}

const range = (inFrame: number | null, outFrame: number | null): Range => ({inFrame, outFrame});

export default inNode(
  'I and O mark the current frame as the start and the end of the range, for this composition alone, and take the mark off there; the first frame is no start and the last one no end; Shift takes one mark off, X both.',
  () => {
    const other = {Credits: range(5, 9)};
    assert.deepEqual(press('i', 20, other), {...other, Trailer: range(20, null)});
    assert.deepEqual(press('o', 40, {Trailer: range(20, null)}), {Trailer: range(20, 40)});
    assert.deepEqual(press('i', 20, {Trailer: range(20, 40)}), {Trailer: range(null, 40)});
    assert.deepEqual(press('o', 40, {Trailer: range(20, 40)}), {Trailer: range(20, null)});
    assert.deepEqual(press('i', 0, {Trailer: range(20, 40)}), {Trailer: range(null, 40)});
    assert.deepEqual(press('o', 59, {Trailer: range(20, 40)}), {Trailer: range(20, null)});
    assert.deepEqual(press('i', 30, {Trailer: range(20, 40)}, true), {Trailer: range(null, 40)});
    assert.deepEqual(press('o', 30, {Trailer: range(20, 40)}, true), {Trailer: range(20, null)});
    assert.deepEqual(press('x', 30, {...other, Trailer: range(20, 40)}), {...other, Trailer: range(null, null)});
  },
);
