import assert from 'node:assert/strict';
import type {ComponentType} from 'react';
import * as remotion from 'remotion';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sound = {src: string; volume?: (frame: number) => number};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

export default inNode('In the sample, the waves rise to 0.4 in 60 frames and stay, and the bell is mounted from frame 60 on, at its frame 0.', () => {
  const sounds: (Sound & {frame: number})[] = [];
  const Recorded = (props: Sound) => {
    sounds.push({...props, frame: remotion.useCurrentFrame()});
    return null;
  };
  const {BreathingExercise} = sampleOf<{BreathingExercise: ComponentType}>(['docs/audio.mdx'], 'BreathingExercise', {remotion: {...remotion, Audio: Recorded}});
  const at = (frame: number) => {
    sounds.length = 0;
    markupAt(BreathingExercise as () => null, video, frame);
    return sounds.map((sound) => `${sound.src} ${sound.frame}`);
  };
  assert.deepEqual(at(59), ['/waves.mp3 59']);
  assert.deepEqual(at(60), ['/waves.mp3 60', '/bell.wav 0']);
  assert.deepEqual([0, 30, 60, 90].map(sounds[0]!.volume!), [0, 0.2, 0.4, 0.4]);
});
