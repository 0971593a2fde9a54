import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, useContext, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {useMediaPlayback: keepInTime} = installed<{useMediaPlayback(given: object): void}>('remotion/dist/cjs/use-media-playback.js');
const {TimelineContext} = Internals.Timeline;

/** An element that has played for three seconds at a rate of 1, at frame 90 with this one. */
function after(playbackRate: number) {
  const react = installed<{useEffect: unknown; useLayoutEffect: unknown}>('react/index.js');
  const {useEffect, useLayoutEffect} = react;
  const media = {currentTime: 3, duration: 60, playbackRate: 1, paused: false, ended: false, src: 'talk.mp3', seekable: []};
  const effects: Array<() => void> = [];
  const collect = (effect: () => void) => void effects.push(effect);
  const Element = () => {
    const others = {src: 'talk.mp3', onlyWarnForMediaSeekingError: false, isPremounting: false, onAutoPlayError: null, pauseWhenBuffering: false};
    Object.assign(react, {useEffect: collect, useLayoutEffect: collect});
    try {
      keepInTime({...others, mediaRef: {current: media}, mediaType: 'audio', playbackRate, acceptableTimeshift: null});
    } finally {
      Object.assign(react, {useEffect, useLayoutEffect});
    }
    return null;
  };
  const Playing = () => createElement(TimelineContext.Provider, {value: {...useContext(TimelineContext), playing: true}}, createElement(Element));
  const video = {component: Playing, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 90, noSuspense: true};
  renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true}));
  for (const effect of effects) effect();
  return [media.playbackRate, media.currentTime];
}

export default inNode(
  'In a preview, another playbackRate is that of the element at once, which jumps to where it would be if it had always played at that rate.',
  () => {
    assert.deepEqual(
      [after(1), after(2), after(0.5)],
      [
        [1, 3],
        [2, 6],
        [0.5, 1.5],
      ],
    );
  },
);
