import {Player} from '@remotion/player';
import {createElement, useContext, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from './installed';

const {useMediaPlayback: keepInTime} = installed<{useMediaPlayback(given: object): void}>('remotion/dist/cjs/use-media-playback.js');
const {TimelineContext} = Internals.Timeline;

type Given = {
  /** The rate of the tag. */
  playbackRate: number;
  /** The rate of the Player. */
  ofPlayer?: number;
  /** Seconds of the file that the element has played at a rate of 1. */
  played: number;
  /** The frame at which the Player is, at 30 frames per second. */
  frame: number;
};

/** An audio element of a playing Player, after the Player has brought it in step. */
export function elementInPlayer({playbackRate, ofPlayer = 1, played, frame}: Given): {playbackRate: number; currentTime: number} {
  const react = installed<{useEffect: unknown; useLayoutEffect: unknown}>('react/index.js');
  const {useEffect, useLayoutEffect} = react;
  const media = {currentTime: played, duration: 60, playbackRate: 1, paused: false, ended: false, src: 'talk.mp3', seekable: []};
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
  const video = {component: Playing, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: frame, noSuspense: true};
  renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, playbackRate: ofPlayer}));
  for (const effect of effects) effect();
  return media;
}
