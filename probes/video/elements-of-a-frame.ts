import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {OffthreadVideo, Video} from 'remotion';
import {markupAt, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

const markup = (tag: unknown, props: object = {}) => markupAt(() => createElement(tag as ElementType, {src: '/match.mp4', ...props}), video, 10);

export default inNode(
  'In a preview, Video and OffthreadVideo are a <video>, with the crossorigin that is set, or with anonymous for an onVideoFrame; in a render, only Video has one.',
  () => {
    for (const tag of [Video, OffthreadVideo]) {
      assert.match(markup(tag, {id: 'match', className: 'wide'}), /^<video [^>]*id="match"[^>]*><\/video>$/);
      assert.deepEqual(valuesOf(markup(tag), 'crossorigin'), []);
      assert.deepEqual(valuesOf(markup(tag, {crossOrigin: 'use-credentials'}), 'crossorigin'), ['use-credentials']);
    }
    const onVideoFrame = () => undefined;
    assert.deepEqual(valuesOf(markup(OffthreadVideo, {onVideoFrame}), 'crossorigin'), ['anonymous']);
    assert.deepEqual(valuesOf(markup(OffthreadVideo, {onVideoFrame, crossOrigin: 'use-credentials'}), 'crossorigin'), ['use-credentials']);
    const page = globalThis as {window?: object};
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_proxyPort: 3001, origin: 'http://localhost:3000'},
    };
    try {
      assert.match(markup(Video), /^<video /);
      assert.equal(markup(OffthreadVideo, {crossOrigin: 'anonymous', onVideoFrame}), '');
    } finally {
      delete page.window;
    }
  },
);
