import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {AbsoluteFill, Img, Video} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const SIZE = {width: 640, height: 360, fps: 30, durationInFrames: 60};

export default inNode('An AbsoluteFill is a div, an Img an img and a Video a video element.', () => {
  const tagOf = (layer: ElementType, props: object) => /^<(\w+)/.exec(markupAt(() => createElement(layer, props), SIZE, 0))?.[1];
  assert.deepEqual(
    [tagOf(AbsoluteFill, {}), tagOf(Img, {src: 'https://media.example.com/heron.png'}), tagOf(Video, {src: 'https://media.example.com/heron.mp4'})],
    ['div', 'img', 'video'],
  );
});
