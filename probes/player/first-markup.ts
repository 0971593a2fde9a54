import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const Count = () => createElement('i', null, useCurrentFrame());

const video = {component: Count, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, acknowledgeRemotionLicense: true};

const render = (element: unknown, props: object) => renderToString(createElement(element as ElementType, {...video, numberOfSharedAudioTags: 0, ...props}));

export default inNode('On a server, a Player returns the markup of its first frame and a Thumbnail that of its frame, both at an opacity of 0.', () => {
  for (const [html, frame] of [
    [render(Player, {}), 0],
    [render(Player, {initialFrame: 12}), 12],
    [render(Thumbnail, {frameToDisplay: 45}), 45],
  ] as const) {
    assert.match(html, /^<div style="[^"]*;opacity:0">/);
    assert.ok(html.includes(`<i>${frame}</i>`), html);
  }
});
