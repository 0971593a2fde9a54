import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};

const render = (element: unknown, props: object = {}) =>
  renderToStaticMarkup(createElement(element as ElementType, {...video, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true, ...props}));

export default inNode(
  'By default a Player and a Thumbnail cut off what is outside the canvas, with overflowVisible they do not; className is that of the outer element, and overrideInternalClassName replaces the one of the canvas.',
  () => {
    for (const element of [Player, Thumbnail]) {
      const overflows = (html: string) => [...html.matchAll(/overflow:(\w+)/g)].map(([, value]) => value);
      assert.deepEqual(overflows(render(element)), ['hidden', 'hidden', 'hidden']);
      assert.deepEqual(overflows(render(element, {overflowVisible: true})), ['visible', 'visible', 'visible']);
      const classes = (html: string) => [...html.matchAll(/<div[^>]*?(?: class="([^"]*)")?>/g)].map(([, name]) => name);
      assert.deepEqual(classes(render(element)), [undefined, undefined, '__remotion-player']);
      const named = {className: 'trailer', overrideInternalClassName: 'canvas-of-trailer'};
      assert.deepEqual(classes(render(element, named)), ['trailer', undefined, 'canvas-of-trailer']);
    }
  },
);
