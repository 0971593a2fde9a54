import assert from 'node:assert/strict';
import {PlayerInternals} from '@remotion/player';
import {Internals} from 'remotion';
import {studioFunction} from '../lib/studio-function';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Context = {_currentValue: unknown};
type Controls = {play(event?: object): void; pause(): void; toggle(event?: object): void; getCurrentFrame(): number; isPlaying(): boolean};
const internals = Internals as unknown as Record<string, Context & Record<string, unknown>>;

export default inNode(
  'play() and toggle() of the Studio begin at the current frame, on the last one at 0; play() does nothing during playback, pause() and toggle() stop at the frame; an event starts the shared audio tags that there are.',
  () => {
    const said: string[] = [];
    let [frame, playing, tags] = [0, false, 0];
    const imperative = {current: false};
    const dispatch = (name: string) => (value?: number) => void said.push(value === undefined ? name : `${name} ${value}`);
    const timeline = Internals.Timeline as unknown as Record<string, unknown> & {TimelineContext: Context};
    const player = PlayerInternals as unknown as {PlayerEventEmitterContext: Context; usePlayer: () => Controls};
    const setFrame = (change: (frames: object) => Record<string, number>) => void (frame = change({Berth: frame}).Berth ?? NaN);
    const hooks = {
      usePlayingState: () => [playing, (value: boolean) => (playing = value), imperative],
      useTimelinePosition: () => frame,
      useTimelineSetFrame: () => setFrame,
    };
    const own = {useVideo: () => ({id: 'Berth'}), useUnsafeVideoConfig: () => ({id: 'Berth', durationInFrames: 90})};
    const contexts: [Context, () => unknown][] = [
      [player.PlayerEventEmitterContext, () => ({dispatchSeek: dispatch('seek'), dispatchPlay: dispatch('play'), dispatchPause: dispatch('pause')})],
      [internals.BufferingContextReact!, () => ({buffering: {current: false}})],
      [internals.SharedAudioContext!, () => ({numberOfAudioTags: tags, playAllAudios: dispatch('tags')})],
      [timeline.TimelineContext, () => ({audioAndVideoTags: {current: []}})],
    ];
    const pick = (target: object, members: object) => Object.fromEntries(Object.keys(members).map((key) => [key, Reflect.get(target, key) as unknown]));
    const before = [pick(timeline, hooks), pick(Internals, own), contexts.map(([context]) => context._currentValue)] as const;
    const ref = Internals.timeValueRef as {current: unknown};
    const {current} = ref;
    const [play, toggle, pause] = ['play', 'toggle', 'pause'].map((name) => studioFunction(name, name));
    try {
      Object.assign(timeline, hooks);
      Object.assign(Internals, own);
      const {render} = mounted(() => {
        for (const [context, value] of contexts) context._currentValue = value();
        return player.usePlayer();
      });
      /** Calls a function at a frame, paused or playing, and says what happened and where. */
      const at = (from: number, isPlaying: boolean, call: () => unknown) => {
        said.length = 0;
        frame = from;
        imperative.current = playing = isPlaying;
        ref.current = render();
        call();
        const after = render();
        return [...said, after.isPlaying() ? 'playing' : 'paused', after.getCurrentFrame()];
      };
      for (const start of [play!, toggle!]) {
        assert.deepEqual(
          at(40, false, () => start()),
          ['play', 'playing', 40],
        );
        assert.deepEqual(
          at(89, false, () => start()),
          ['seek 0', 'play', 'playing', 0],
        );
      }
      for (const from of [40, 89])
        assert.deepEqual(
          at(from, true, () => play!({})),
          ['playing', from],
        );
      for (const stop of [pause!, toggle!])
        assert.deepEqual(
          at(40, true, () => stop({})),
          ['pause', 'paused', 40],
        );
      assert.deepEqual(
        at(40, false, () => play!({})),
        ['play', 'playing', 40],
      );
      tags = 5;
      assert.deepEqual(
        at(40, false, () => play!({})),
        ['tags', 'play', 'playing', 40],
      );
      assert.deepEqual(
        at(40, false, () => play!()),
        ['play', 'playing', 40],
      );
      assert.deepEqual(
        at(40, true, () => toggle!({})),
        ['pause', 'paused', 40],
      );
    } finally {
      ref.current = current;
      Object.assign(timeline, before[0]);
      Object.assign(Internals, before[1]);
      for (const [index, [context]] of contexts.entries()) context._currentValue = before[2][index];
    }
  },
);
