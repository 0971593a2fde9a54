import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, useContext, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Buffering = {BufferingContextReact: object; useIsPlayerBuffering: unknown};
type React = {useEffect: unknown; useLayoutEffect: unknown; useContext: unknown};

const {useMediaPlayback: keepInTime} = installed<{useMediaPlayback(given: object): void}>('remotion/dist/cjs/use-media-playback.js');
const {BufferingContextReact} = installed<Buffering>('remotion/dist/cjs/buffering.js');
const {TimelineContext} = Internals.Timeline;

/** What is done to a sound without pauseWhenBuffering of a playing video that waits or does not. */
function soundOf(waits: boolean): string[] {
  const react = installed<React>('react/index.js');
  const before = {...react};
  const said: string[] = [];
  const effects: Array<() => void> = [];
  const collect = (effect: () => void) => void effects.push(effect);
  const media = {currentTime: 1, duration: 60, playbackRate: 1, paused: false, ended: false, src: 'kitchen.mp3', seekable: []};
  const sound = {...media, pause: () => said.push('pause'), play: () => (said.push('play'), Promise.resolve())};
  const Element = () => {
    const others = {src: 'kitchen.mp3', mediaType: 'audio', playbackRate: 1, onlyWarnForMediaSeekingError: false, isPremounting: false};
    const {useContext: use} = before as {useContext: typeof useContext};
    Object.assign(react, {
      useEffect: collect,
      useLayoutEffect: collect,
      useContext: (context: never) => {
        const value: unknown = use(context);
        return (context as object) === BufferingContextReact ? {...(value as object), buffering: {current: waits}} : value;
      },
    });
    try {
      keepInTime({...others, mediaRef: {current: sound}, acceptableTimeshift: null, pauseWhenBuffering: false, onAutoPlayError: null});
    } finally {
      Object.assign(react, before);
    }
    return null;
  };
  const Playing = () => createElement(TimelineContext.Provider, {value: {...useContext(TimelineContext), playing: true}}, createElement(Element));
  const video = {component: Playing, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 30, noSuspense: true};
  renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true}));
  for (const effect of effects) effect();
  return said;
}

export default inNode('A sound without pauseWhenBuffering is paused while something else makes the Player wait, and not otherwise.', () => {
  assert.ok(soundOf(true).includes('pause'));
  assert.ok(!soundOf(false).includes('pause'));
});
