import assert from 'node:assert/strict';
import {createElement, createRef, type ElementType} from 'react';
import {Audio} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

const markup = (props: object) => markupAt(() => createElement(Audio as ElementType, {src: '/bell.wav', ...props}), video, 10);

export default inNode('In a render, an <Audio> has an element only with loop or a ref, also if it is muted; in a preview it has one in any case.', () => {
  const kinds = [{}, {muted: true}, {volume: 0}, {trimBefore: 5}, {loop: true}, {loop: true, muted: true}, {ref: createRef()}];
  const hasElement = () => kinds.map((props) => /^<audio [^>]*><\/audio>$/.test(markup(props)));
  assert.deepEqual(hasElement(), [true, true, true, true, true, true, true]);
  const page = globalThis as {window?: object};
  page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, origin: 'http://localhost:3000'};
  try {
    assert.deepEqual(hasElement(), [false, false, false, false, true, true, true]);
    assert.equal(markup({}), '');
  } finally {
    delete page.window;
  }
});
