import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, useContext, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useEffect: unknown; useLayoutEffect: unknown};

const {useMediaPlayback: keepInTime} = installed<{useMediaPlayback(given: object): void}>('remotion/dist/cjs/use-media-playback.js');
const {TimelineContext} = Internals.Timeline;

/** Where an element is after the frame at 1 second of a playing Player, and what the log says about it. */
function atOneSecond(currentTime: number) {
  const react = installed<React>('react/index.js');
  const {useEffect, useLayoutEffect} = react;
  const {log} = console;
  const media = {currentTime, duration: 60, playbackRate: 1, paused: false, ended: false, src: 'theme.mp3', seekable: []};
  const effects: Array<() => void> = [];
  const said: string[] = [];
  const collect = (effect: () => void) => void effects.push(effect);
  const Element = () => {
    const others = {src: 'theme.mp3', playbackRate: 1, onlyWarnForMediaSeekingError: false, isPremounting: false, onAutoPlayError: null};
    Object.assign(react, {useEffect: collect, useLayoutEffect: collect});
    try {
      keepInTime({...others, mediaRef: {current: media}, mediaType: 'audio', acceptableTimeshift: null, pauseWhenBuffering: false});
    } finally {
      Object.assign(react, {useEffect, useLayoutEffect});
    }
    return null;
  };
  const Playing = () => createElement(TimelineContext.Provider, {value: {...useContext(TimelineContext), playing: true}}, createElement(Element));
  const video = {component: Playing, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 30, noSuspense: true};
  console.log = (...words: unknown[]) => void said.push(words.join(' '));
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, logLevel: 'trace'}));
    for (const effect of effects) effect();
  } finally {
    console.log = log;
  }
  return {time: media.currentTime, said: said.filter((line) => line.includes('seek]'))};
}

export default inNode(
  'When a file is set to the time of the Player, the log says [seek] Seeking from the one time to the other, with the reason “because time shift is too big”; a file in time has no such line.',
  () => {
    assert.deepEqual(atOneSecond(1.2), {time: 1.2, said: []});
    const {time, said} = atOneSecond(4);
    assert.equal(Math.round(time * 1000), 1000);
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', /seek\] Seeking from 4 to 1(?:\.0+\d)?\. src= theme\.mp3 Reason: because time shift is too big\./);
  },
);
