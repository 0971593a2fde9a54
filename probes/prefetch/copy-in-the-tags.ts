import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Audio, OffthreadVideo, prefetch, Video} from 'remotion';
import {inNode} from '../lib/probe';

const SRC = 'https://media.example.com/trailer.mp4';
const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};

const sourceOf = (tag: unknown, src: string) => {
  const component = () => createElement(tag as ElementType, {src});
  return /src="([^"]*)"/.exec(renderToStaticMarkup(createElement(Thumbnail as ElementType, {...video, component})))?.[1];
};

export default inNode(
  'Audio, Video and OffthreadVideo load the copy of prefetch(), with a media fragment for videos, whatever follows # in either src; two calls download twice, and free() on one ends that.',
  async () => {
    const {fetch} = globalThis;
    const asked: unknown[] = [];
    globalThis.fetch = (url) => {
      asked.push(url);
      return Promise.resolve(new Response('trailer', {headers: {'content-type': 'video/mp4'}}));
    };
    try {
      const [first, second] = [prefetch(`${SRC}#intro`), prefetch(SRC)];
      const copies = [await first.waitUntilDone(), await second.waitUntilDone()];
      assert.deepEqual(asked, [SRC, SRC]);
      assert.ok(copies[0] !== copies[1] && copies.every((copy) => copy.startsWith('blob:')), copies.join(' '));
      assert.ok(copies.includes(sourceOf(Audio, SRC) ?? ''));
      for (const tag of [Video, OffthreadVideo]) {
        assert.ok(copies.map((copy) => `${copy}#t=0,2`).includes(sourceOf(tag, SRC) ?? ''));
        assert.ok(copies.map((copy) => `${copy}#end`).includes(sourceOf(tag, `${SRC}#end`) ?? ''));
        assert.match(sourceOf(tag, `${SRC}?v=2`) ?? '', /^https:/);
      }
      first.free();
      assert.equal(sourceOf(Audio, SRC), SRC);
      second.free();
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
