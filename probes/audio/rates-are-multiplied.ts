import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, useContext, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Audio, Internals} from 'remotion';
import {soundsAt} from '../lib/heard';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {useMediaPlayback: keepInTime} = installed<{useMediaPlayback(given: object): void}>('remotion/dist/cjs/use-media-playback.js');
const {TimelineContext} = Internals.Timeline;

/** An element of a playing Player, whose tag and Player have these rates. */
function rateOfElement(ofTag: number, ofPlayer: number): number {
  const react = installed<{useEffect: unknown; useLayoutEffect: unknown}>('react/index.js');
  const {useEffect, useLayoutEffect} = react;
  const media = {currentTime: 1, duration: 60, playbackRate: 1, paused: false, ended: false, src: 'talk.mp3', seekable: []};
  const effects: Array<() => void> = [];
  const collect = (effect: () => void) => void effects.push(effect);
  const Element = () => {
    const others = {src: 'talk.mp3', onlyWarnForMediaSeekingError: false, isPremounting: false, onAutoPlayError: null, pauseWhenBuffering: false};
    Object.assign(react, {useEffect: collect, useLayoutEffect: collect});
    try {
      keepInTime({...others, mediaRef: {current: media}, mediaType: 'audio', playbackRate: ofTag, acceptableTimeshift: null});
    } finally {
      Object.assign(react, {useEffect, useLayoutEffect});
    }
    return null;
  };
  const Playing = () => createElement(TimelineContext.Provider, {value: {...useContext(TimelineContext), playing: true}}, createElement(Element));
  const video = {component: Playing, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 30, noSuspense: true};
  renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, playbackRate: ofPlayer}));
  for (const effect of effects) effect();
  return media.playbackRate;
}

export default inNode('In a preview, the rate of a tag is multiplied by that of the Player, and a render passes on that of the tag alone.', () => {
  assert.deepEqual([rateOfElement(1.5, 2), rateOfElement(1.5, 1), rateOfElement(0.5, 2)], [3, 1.5, 1]);
  assert.equal(soundsAt(() => createElement(Audio, {src: '/talk.mp3', playbackRate: 1.5}), 10)[0]?.playbackRate, 1.5);
});
