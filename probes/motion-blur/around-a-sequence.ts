import assert from 'node:assert/strict';
import {CameraMotionBlur} from '@remotion/motion-blur';
import {Player} from '@remotion/player';
import {createElement, type ElementType, type ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {Sequence, useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

const Count = () => createElement('i', null, useCurrentFrame());

export default inNode(
  'A CameraMotionBlur around a sequence is empty in its last frame, and at 360 degrees has one sample left; inside the sequence it is not.',
  () => {
    const samplesAt = (initialFrame: number, shutterAngle: number, place: 'around' | 'inside') => {
      const blurred = (children: ReactElement) => createElement(CameraMotionBlur, {shutterAngle, samples: 4, children});
      const sequence = (children: ReactElement) => createElement(Sequence, {durationInFrames: 30, children});
      const component = () => (place === 'around' ? blurred(sequence(createElement(Count))) : sequence(blurred(createElement(Count))));
      const html = renderToString(createElement(Player as ElementType, {...video, component, initialFrame, noSuspense: true}));
      return [...html.matchAll(/<i>/g)].length;
    };
    assert.deepEqual([samplesAt(28, 180, 'around'), samplesAt(29, 180, 'around')], [4, 0]);
    assert.deepEqual([samplesAt(28, 360, 'around'), samplesAt(29, 360, 'around')], [4, 1]);
    assert.deepEqual([samplesAt(29, 180, 'inside'), samplesAt(29, 360, 'inside')], [4, 4]);
  },
);
