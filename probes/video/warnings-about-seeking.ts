import assert from 'node:assert/strict';
import {createElement, type ComponentType, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Player} from '@remotion/player';
import {Audio, OffthreadVideo, Video} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {mediaRef: {current: object | null}; src: string} & Record<string, unknown>;
type Playback = {useMediaPlayback(given: Given): void};

const playback = installed<Playback>('remotion/dist/cjs/use-media-playback.js');

/** A file in which nobody can jump, at its beginning. */
const element = (src: string) => ({
  ...{src, currentTime: 0, duration: 60, playbackRate: 1, paused: true, ended: false},
  seekable: {length: 1, start: () => 0, end: () => 0},
});

/** Shows a tag at 10 seconds of a Player, whose element is at its beginning. */
function jumps(Tag: ComponentType<{src: string}>, src: string): void {
  const react = installed<{useEffect: unknown; useLayoutEffect: unknown}>('react/index.js');
  const {useEffect, useLayoutEffect} = react;
  const {useMediaPlayback: keepInTime} = playback;
  const effects: (() => void)[] = [];
  const collect = (effect: () => void) => void effects.push(effect);
  playback.useMediaPlayback = (given) => {
    Object.assign(react, {useEffect: collect, useLayoutEffect: collect});
    try {
      keepInTime({...given, mediaRef: {current: element(src)}});
    } finally {
      Object.assign(react, {useEffect, useLayoutEffect});
    }
  };
  const video = {durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 300, noSuspense: true};
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, component: () => createElement(Tag, {src}), acknowledgeRemotionLicense: true}));
  } finally {
    playback.useMediaPlayback = keepInTime;
  }
  assert.ok(effects.length > 0);
  for (const effect of effects) effect();
}

export default inNode(
  'In a preview, <Video> and <Audio> print that a media file cannot be seeked when they jump in one with a range from 0 to 0, once for each URL; <OffthreadVideo> prints nothing.',
  () => {
    const {error, warn, log} = console;
    const said: string[] = [];
    console.error = console.warn = console.log = (text: string) => void said.push(text.split('\n')[0] ?? '');
    const words = (file: string) => `The media https://media.example/${file} cannot be seeked. This could be one of few reasons:`;
    try {
      for (const [Tag, file] of [
        [Video, 'lighthouse.mp4'],
        [Audio, 'foghorn.mp3'],
      ] as const) {
        for (const _ of [1, 2]) jumps(Tag as ComponentType<{src: string}>, `https://media.example/${file}`);
        assert.deepEqual(said.splice(0), [words(file)]);
        jumps(Tag as ComponentType<{src: string}>, `https://media.example/other-${file}`);
        assert.deepEqual(said.splice(0), [words(`other-${file}`)]);
      }
      jumps(OffthreadVideo as ComponentType<{src: string}>, 'https://media.example/buoy.mp4');
      assert.deepEqual(said, []);
    } finally {
      Object.assign(console, {error, warn, log});
    }
  },
);
