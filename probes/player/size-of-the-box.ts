import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type CSSProperties, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 1280, compositionHeight: 720, acknowledgeRemotionLicense: true};

export default inNode(
  'Without a width and height in style, a Player or Thumbnail has the size of the composition, and with one of them its aspect ratio.',
  () => {
    for (const element of [Player, Thumbnail] as ElementType[]) {
      const box = (style?: CSSProperties) => {
        const html = renderToString(createElement(element, {...video, frameToDisplay: 0, numberOfSharedAudioTags: 0, style}));
        const [, css = ''] = /^<div style="([^"]*)"/.exec(html) ?? [];
        return css
          .split(';')
          .filter((rule) => /^(width|height|aspect-ratio|max-width):/.test(rule))
          .sort();
      };
      assert.deepEqual(box(), ['height:720px', 'width:1280px']);
      assert.deepEqual(box({width: 640}), ['aspect-ratio:1280/720', 'width:640px']);
      assert.deepEqual(box({height: 180}), ['aspect-ratio:1280/720', 'height:180px']);
      assert.deepEqual(box({width: 640, height: 640}), ['height:640px', 'width:640px']);
      assert.deepEqual(box({maxWidth: 500}), ['height:720px', 'max-width:500px', 'width:1280px']);
    }
  },
);
