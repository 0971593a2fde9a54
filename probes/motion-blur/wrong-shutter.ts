import assert from 'node:assert/strict';
import {CameraMotionBlur} from '@remotion/motion-blur';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

const Count = () => createElement('i', null, useCurrentFrame());

function render(props: object, initialFrame = 5): string {
  const component = () => createElement(CameraMotionBlur as ElementType, props, createElement(Count));
  return renderToString(createElement(Player as ElementType, {...video, component, initialFrame, noSuspense: true}));
}

export default inNode(
  'A CameraMotionBlur throws for angles outside 0 to 360 and for samples that are fractions or negative; an angle of 0 throws at frame 0 and shows the next frame later.',
  () => {
    for (const [props, message] of [
      [{shutterAngle: 400}, '"shutterAngle" must be between 0 and 360, but got 400'],
      [{shutterAngle: -1}, '"shutterAngle" must be between 0 and 360, but got -1'],
      [{shutterAngle: NaN}, '"shutterAngle" must be a number, but got null'],
      [{samples: 2.5}, '"samples" must be an integer, but got 2.5'],
      [{samples: -2}, '"samples" must be non-negative, but got -2'],
    ] as const)
      assert.throws(() => render(props), {message});
    for (const props of [{shutterAngle: 0}, {samples: 0}]) assert.throws(() => render(props, 0), {message: 'Invalid array length'});
    assert.deepEqual(new Set(render({shutterAngle: 0}).match(/<i>[^<]*/g)), new Set(['<i>6']));
  },
);
