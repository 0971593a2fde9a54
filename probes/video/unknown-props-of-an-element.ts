import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {OffthreadVideo, Video} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const size = {width: 320, height: 180, fps: 30, durationInFrames: 30};

export default inNode(
  'In a preview, toneMapped on a Video reaches the element, for which React warns that it does not recognize the prop on a DOM element; on an OffthreadVideo it causes no warning.',
  () => {
    const {error} = console;
    const said: string[] = [];
    console.error = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
    const warnings = (tag: unknown) => {
      said.length = 0;
      markupAt(() => createElement(tag as ElementType, {src: 'https://media.example.com/a.mp4', toneMapped: true}), size, 0);
      return said.filter((text) => text.includes('on a DOM element'));
    };
    try {
      const [warning = ''] = warnings(Video);
      assert.match(warning, /^React does not recognize the `?(%s|toneMapped)`? prop on a DOM element\./);
      assert.match(warning, /toneMapped/);
      assert.deepEqual(warnings(OffthreadVideo), []);
    } finally {
      console.error = error;
    }
  },
);
