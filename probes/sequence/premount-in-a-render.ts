import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {Sequence, Series} from 'remotion';
import {markupAt, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 180};
const style = {opacity: 0.5};

const inSequence = () => createElement(Sequence as ElementType, {from: 90, premountFor: 30, style, styleWhilePremounted: {color: 'red'}}, 'Market');
const inSeries = () =>
  createElement(
    Series,
    null,
    createElement(Series.Sequence, {durationInFrames: 90, layout: 'none', children: ' '}),
    createElement(Series.Sequence as ElementType, {durationInFrames: 90, premountFor: 30, style, styleWhilePremounted: {color: 'red'}}, 'Market'),
  );

export default inNode(
  'Premounting takes place in a preview and not in a render, where nothing is mounted early and the opacity of style stays, which a preview replaces.',
  () => {
    const page = globalThis as {window?: object};
    for (const element of [inSequence, inSeries]) {
      const opacityAt = (frame: number) => {
        const markup = markupAt(element, video, frame);
        return markup.includes('Market') ? valuesOf(markup, 'opacity').at(-1) : undefined;
      };
      assert.deepEqual([59, 60, 89, 90].map(opacityAt), [undefined, '0', '0', '1']);
      page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
      try {
        assert.deepEqual([59, 60, 89, 90].map(opacityAt), [undefined, undefined, undefined, '0.5']);
      } finally {
        delete page.window;
      }
    }
  },
);
