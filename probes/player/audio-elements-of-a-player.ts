import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, acknowledgeRemotionLicense: true};

const render = (element: unknown, props: object) => renderToString(createElement(element as ElementType, {...video, ...props}));

export default inNode(
  'A Player mounts five audio elements as siblings before its box, or as many as numberOfSharedAudioTags says, and a Thumbnail none.',
  () => {
    const tags = (html: string) => [...html.matchAll(/<(audio|div) /g)].map(([, name]) => name);
    const before = (html: string) => tags(html).indexOf('div');
    assert.equal(before(render(Player, {})), 5);
    assert.equal(before(render(Player, {numberOfSharedAudioTags: 8})), 8);
    for (const html of [render(Player, {numberOfSharedAudioTags: 0}), render(Thumbnail, {frameToDisplay: 0})]) assert.ok(!html.includes('<audio'));
    assert.match(render(Player, {}), /^(<audio [^>]*><\/audio>){5}<div /);
  },
);
