import assert from 'node:assert/strict';
import {CameraMotionBlur, Trail} from '@remotion/motion-blur';
import {Player} from '@remotion/player';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Sequence, useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

const Count = () => createElement('i', null, useCurrentFrame());

const trail = createElement(Trail, {layers: 2, lagInFrames: 2, trailOpacity: 1, children: createElement(Count)});
const blur = createElement(CameraMotionBlur, {shutterAngle: 360, samples: 2, children: createElement(Count)});

function framesAt(initialFrame: number, content: ReactNode): number[] {
  const html = renderToString(createElement(Player as ElementType, {...video, component: () => content, initialFrame, noSuspense: true}));
  return [...html.matchAll(/<i>(-?[\d.]+)<\/i>/g)].map(([, frame]) => Number(frame)).sort((a, b) => a - b);
}

export default inNode(
  'In a sequence within a sequence, the copies of a blur show frames that are too early by the start of the outer one; one sequence with the sum is right.',
  () => {
    const from = (start: number, children: ReactNode) => createElement(Sequence, {from: start, children});
    assert.deepEqual(framesAt(50, from(10, from(20, trail))), [6, 8, 20]);
    assert.deepEqual(framesAt(50, from(30, trail)), [16, 18, 20]);
    assert.deepEqual(framesAt(50, from(10, from(20, blur))), [10, 10.5]);
    assert.deepEqual(framesAt(50, from(30, blur)), [20, 20.5]);
    // A sequence inside the trail is fine.
    const inside = createElement(Trail, {layers: 2, lagInFrames: 2, trailOpacity: 1, children: from(20, createElement(Count))});
    assert.deepEqual(framesAt(50, from(10, inside)), [16, 18, 20]);
  },
);
