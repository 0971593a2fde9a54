import assert from 'node:assert/strict';
import {Player, PlayerInternals} from '@remotion/player';
import {createElement, type ElementType, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Event = {altKey: boolean; shiftKey: boolean; preventDefault(): void};
type Binding = {key: string; callback(event: Event): void};
type Keys = {useKeybinding(): {registerKeybinding(binding: Binding): {unregister(): void}}};
type State = {setCurrentDuration(frames: number): void; setCurrentFps(fps: number): void; getCurrentDuration(): number; getCurrentFps(): number};
type Module = {PlayPause(props: object): ReactElement};

const COMPONENTS = '@remotion/studio/dist/components';

const react = installed<Record<string, unknown>>('react/index.js');
const keys = installed<Keys>('@remotion/studio/dist/helpers/use-keybinding.js');

/** What the Studio calls when a key is pressed at frame 30 of 90 frames at 25 fps, with a range from 20 to 60. */
function press(key: string, {playing = false, altKey = false, shiftKey = false} = {}): unknown[] {
  const {PlayPause: mount} = installed<Module>(`${COMPONENTS}/PlayPause.js`);
  const state = installed<State>(`${COMPONENTS}/Timeline/imperative-state.js`);
  const scroll = installed<Record<string, unknown>>(`${COMPONENTS}/Timeline/timeline-scroll-logic.js`);
  const still = installed<Record<string, unknown>>('@remotion/studio/dist/helpers/is-current-selected-still.js');
  const inOut = installed<Record<string, unknown>>('@remotion/studio/dist/state/in-out.js');
  const calls: unknown[] = [];
  const bindings: Binding[] = [];
  const say = (name: string) => (given: unknown) => void calls.push(given === undefined ? name : [name, given]);
  const names = ['play', 'pause', 'pauseAndReturnToPlayStart', 'frameBack', 'frameForward', 'seek'];
  const player = {...Object.fromEntries(names.map((name) => [name, say(name)])), playing, emitter: {}, getCurrentFrame: () => 30};
  const replaced: Array<[object, object]> = [
    [keys, {useKeybinding: () => ({registerKeybinding: (binding: Binding) => (bindings.push(binding), {unregister: () => undefined})})}],
    [scroll, {ensureFrameIsInViewport: () => undefined}],
    [still, {useIsStill: () => false}],
    [inOut, {useTimelineInOutFramePosition: () => ({inFrame: 20, outFrame: 60})}],
    [Internals, {useUnsafeVideoConfig: () => ({id: 'Trailer', durationInFrames: 90})}],
    [PlayerInternals, {usePlayer: () => player, usePlayback: () => undefined}],
    [
      react,
      {
        useCallback: (call: unknown) => call,
        // The effect that listens to the buffer state needs an emitter.
        useEffect: (effect: () => void) => String(effect).includes('registerKeybinding') && effect(),
        useState: (value: unknown) => [value, () => undefined],
      },
    ],
  ];
  const before = replaced.map(
    ([target, others]) => [target, Object.fromEntries(Object.keys(others).map((name) => [name, Reflect.get(target, name)]))] as const,
  );
  const [duration, fps] = [state.getCurrentDuration(), state.getCurrentFps()];
  for (const [target, others] of replaced) Object.assign(target, others);
  state.setCurrentDuration(90);
  state.setCurrentFps(25);
  try {
    mount({playbackRate: 1, loop: false, bufferStateDelayInMilliseconds: 300});
    bindings.find((binding) => binding.key === key)?.callback({altKey, shiftKey, preventDefault: () => undefined});
  } finally {
    for (const [target, own] of before) Object.assign(target, own);
    state.setCurrentDuration(duration);
    state.setCurrentFps(fps);
  }
  return calls;
}

/** How often frames are stepped by these functions of a Player. */
function steps(playsFirst: boolean): number {
  let count = 0;
  const {SetTimelineContext} = Internals.Timeline;
  const Stepping = () => {
    const {play, frameBack, frameForward} = PlayerInternals.usePlayer();
    if (playsFirst) play();
    frameBack(1);
    frameForward(1);
    return null;
  };
  const value = {setFrame: () => void count++, setPlaying: () => undefined};
  const component = () => createElement(SetTimelineContext.Provider, {value}, createElement(Stepping));
  const video = {component, durationInFrames: 90, fps: 25, compositionWidth: 320, compositionHeight: 180, initialFrame: 30};
  renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true}));
  return count;
}

export default inNode(
  'Left and Right go one frame, with Shift one second, while paused, and with Alt to the ends of the composition; A and E go to those of the range; Space plays or pauses; Enter pauses where playback began.',
  () => {
    assert.deepEqual([press('ArrowLeft'), press('ArrowRight')], [[['frameBack', 1]], [['frameForward', 1]]]);
    const shift = {shiftKey: true};
    assert.deepEqual([press('ArrowLeft', shift), press('ArrowRight', shift)], [[['frameBack', 25]], [['frameForward', 25]]]);
    const alt = {altKey: true};
    assert.deepEqual([press('ArrowLeft', alt), press('ArrowRight', alt)], [[['seek', 0]], [['seek', 89]]]);
    assert.deepEqual([press('a'), press('e')], [[['seek', 20]], [['seek', 60]]]);
    assert.deepEqual([press(' '), press(' ', {playing: true})], [['play'], ['pause']]);
    assert.deepEqual([press('enter'), press('enter', {playing: true})], [[], ['pauseAndReturnToPlayStart']]);
    assert.deepEqual([steps(false), steps(true)], [2, 0]);
  },
);
