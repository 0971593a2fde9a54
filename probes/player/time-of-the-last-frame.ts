import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 900, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

export default inNode('In a video of 900 frames at 30 fps, the controls show 0:30 on frame 899 and 0:29 on the frame before it.', () => {
  const label = (initialFrame: number) => {
    const html = renderToString(createElement(Player as ElementType, {...video, initialFrame, controls: true, acknowledgeRemotionLicense: true}));
    return /\d:\d\d(?=(?:<!-- -->)? \/ )/.exec(html)?.[0];
  };
  assert.deepEqual([0, 30, 898, 899].map(label), ['0:00', '0:01', '0:29', '0:30']);
});
