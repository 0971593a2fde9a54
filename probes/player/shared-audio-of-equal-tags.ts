import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Audio, Sequence} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, noSuspense: true, acknowledgeRemotionLicense: true};

const tag = (key: number, props: object = {}) => createElement(Audio as ElementType, {key, src: 'https://media.example.com/gulls.mp3', ...props});

/** Whether one shared element is enough. */
const fit = (...children: unknown[]): boolean => {
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, component: () => children, numberOfSharedAudioTags: 1}));
    return true;
  } catch (error) {
    assert.match((error as Error).message, /^Tried to simultaneously mount 2 <Audio \/> tags/);
    return false;
  }
};

export default inNode(
  'Several Audio components with the same src, muted and loop in the same sequence share one element; another file, another sequence, muted or loop needs another one, another volume does not.',
  () => {
    assert.equal(fit(tag(0), tag(1), tag(2)), true);
    assert.equal(fit(tag(0), tag(1, {volume: 0.5, playbackRate: 2})), true);
    assert.equal(fit(tag(0), tag(1, {src: 'https://media.example.com/tide.mp3'})), false);
    assert.equal(fit(tag(0), tag(1, {muted: true})), false);
    assert.equal(fit(tag(0), tag(1, {loop: true})), false);
    assert.equal(fit(tag(0, {loop: true}), tag(1, {loop: true})), true);
    assert.equal(fit(tag(0), createElement(Sequence as ElementType, {key: 1, from: -10}, tag(1))), false);
  },
);
