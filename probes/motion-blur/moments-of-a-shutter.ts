import assert from 'node:assert/strict';
import {CameraMotionBlur} from '@remotion/motion-blur';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

const Count = () => createElement('i', null, useCurrentFrame());

/** The moments that the blur of a frame mixes, in order. */
function moments(props: {shutterAngle?: number; samples?: number}, initialFrame: number): number[] {
  const component = () => createElement(CameraMotionBlur, {...props, children: createElement(Count)});
  const html = renderToString(createElement(Player as ElementType, {...video, component, initialFrame, noSuspense: true}));
  return [...html.matchAll(/<i>([\d.]+)<\/i>/g)].map(([, moment]) => Math.round(Number(moment) * 1000) / 1000).sort((a, b) => a - b);
}

export default inNode(
  'A CameraMotionBlur mixes 20.5 to 20.95 at frame 20, 20 to 20.75 with 360 degrees and 4 samples, one moment at frame 0 and no other at the last.',
  () => {
    assert.deepEqual(moments({}, 20), [20.5, 20.55, 20.6, 20.65, 20.7, 20.75, 20.8, 20.85, 20.9, 20.95]);
    assert.deepEqual(moments({shutterAngle: 360, samples: 4}, 20), [20, 20.25, 20.5, 20.75]);
    assert.equal(moments({}, 0).length, 1);
    assert.equal(moments({}, 4).length, 8);
    assert.equal(moments({}, 5).length, 10);
    assert.equal(moments({shutterAngle: 360, samples: 20}, 19).length, 19);
    assert.equal(moments({shutterAngle: 360, samples: 20}, 20).length, 20);
    assert.deepEqual(new Set(moments({}, 59)), new Set([59]));
  },
);
