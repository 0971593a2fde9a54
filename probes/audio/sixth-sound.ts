import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, Fragment, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Audio} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, noSuspense: true, acknowledgeRemotionLicense: true};

/** Renders a Player with sounds that are all there at its first frame. */
const played = (count: number, props: object = {}) => {
  const sounds = Array.from({length: count}, (_, index) => createElement(Audio, {key: index, src: `/bell-${index}.wav`}));
  return renderToString(createElement(Player as ElementType, {...video, component: () => createElement(Fragment, null, sounds), ...props}));
};

export default inNode('A sixth sound at the same time throws in a Player, and one more than numberOfSharedAudioTags, unless that is 0.', () => {
  for (const [count, props] of [[5, {}] as const, [6, {numberOfSharedAudioTags: 6}] as const, [6, {numberOfSharedAudioTags: 0}] as const])
    assert.doesNotThrow(() => played(count, props), String(count));
  assert.throws(() => played(6), /^Error: Tried to simultaneously mount 6 <Audio \/> tags at the same time\./);
  assert.throws(() => played(3, {numberOfSharedAudioTags: 2}), /Tried to simultaneously mount 3 <Audio \/> tags/);
});
