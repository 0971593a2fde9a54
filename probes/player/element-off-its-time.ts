import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, useContext, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Media = {currentTime: number; playbackRate: number; duration: number};
type Module = {useMediaPlayback(given: object): void};
type React = {useEffect: unknown; useLayoutEffect: unknown};

const {useMediaPlayback: keepInTime} = installed<Module>('remotion/dist/cjs/use-media-playback.js');
const {TimelineContext} = Internals.Timeline;

/** An element after the frame at 1 second of a playing video. */
function atOneSecond(given: Partial<Media>, {limit = null, playbackRate = 1}: {limit?: number | null; playbackRate?: number} = {}): Media {
  const react = installed<React>('react/index.js');
  const {useEffect, useLayoutEffect} = react;
  const media = {currentTime: 1, duration: 60, playbackRate: 1, paused: false, ended: false, src: 'theme.mp3', seekable: [], ...given};
  const effects: Array<() => void> = [];
  const collect = (effect: () => void) => void effects.push(effect);
  const Element = () => {
    const others = {src: 'theme.mp3', playbackRate: 1, onlyWarnForMediaSeekingError: false, isPremounting: false, onAutoPlayError: null};
    Object.assign(react, {useEffect: collect, useLayoutEffect: collect});
    try {
      keepInTime({...others, mediaRef: {current: media}, mediaType: 'audio', acceptableTimeshift: limit, pauseWhenBuffering: false});
    } finally {
      Object.assign(react, {useEffect, useLayoutEffect});
    }
    return null;
  };
  const Playing = () => createElement(TimelineContext.Provider, {value: {...useContext(TimelineContext), playing: true}}, createElement(Element));
  const video = {component: Playing, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 30, noSuspense: true};
  renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, playbackRate}));
  for (const effect of effects) effect();
  return {...media, currentTime: Math.round(media.currentTime * 100) / 100};
}

export default inNode(
  'While the video plays, an element is set to its time when it is more than 0.65 seconds off, acceptableTimeShiftInSeconds or its whole length if that is shorter; at a negative rate it stands still.',
  () => {
    for (const [currentTime, then] of [
      [0.34, 1],
      [0.36, 0.36],
      [1.64, 1.64],
      [1.66, 1],
    ] as const)
      assert.equal(atOneSecond({currentTime}).currentTime, then);
    assert.equal(atOneSecond({currentTime: 2.9}, {limit: 2}).currentTime, 2.9);
    assert.equal(atOneSecond({currentTime: 3.1}, {limit: 2}).currentTime, 1);
    assert.equal(atOneSecond({currentTime: 0.55, duration: 0.3}).currentTime, 0.55);
    assert.equal(atOneSecond({currentTime: 0.65, duration: 0.3}).currentTime, 0.3);
    const backward = {playbackRate: -1};
    assert.equal(atOneSecond({}, {playbackRate: 2}).playbackRate, 2);
    assert.deepEqual([atOneSecond({}, backward).playbackRate, atOneSecond({}, backward).currentTime], [0, 1]);
    assert.equal(atOneSecond({currentTime: 1.66}, backward).currentTime, 1);
  },
);
