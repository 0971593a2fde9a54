import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Audio, OffthreadVideo, Sequence, Video} from 'remotion';
import {inNode} from '../lib/probe';

/** The source in the page of a preview, at the second frame of a sequence. */
const sourceIn = ({from = 30, durationInFrames = Infinity, tag = OffthreadVideo as ElementType, length = 300}, props: object) => {
  const component = () => createElement(Sequence as ElementType, {from, durationInFrames, layout: 'none'}, createElement(tag, {src: '/match.mp4', ...props}));
  const html = renderToStaticMarkup(
    createElement(Thumbnail as ElementType, {
      ...{component, durationInFrames: length, fps: 30, compositionWidth: 320, compositionHeight: 180},
      frameToDisplay: Math.max(0, from) + 1,
    }),
  );
  return /src="([^"]*)"/.exec(html)?.[1];
};

export default inNode(
  'A media fragment begins at trimBefore, else at what a negative from cuts off, and ends with the sequence or the composition at any playbackRate, in hundredths of a second.',
  () => {
    for (const tag of [OffthreadVideo, Video] as ElementType[]) assert.equal(sourceIn({tag}, {trimBefore: 60, trimAfter: 120}), '/match.mp4#t=2,4');
    assert.equal(sourceIn({from: -45}, {}), '/match.mp4#t=1.5,11.5');
    assert.equal(sourceIn({from: -45}, {trimBefore: 30})?.split(',')[0], '/match.mp4#t=1');
    assert.equal(sourceIn({durationInFrames: 75}, {}), '/match.mp4#t=0,2.5');
    assert.equal(sourceIn({durationInFrames: 600}, {}), '/match.mp4#t=0,9');
    assert.equal(sourceIn({durationInFrames: 60}, {playbackRate: 2}), '/match.mp4#t=0,2');
    assert.equal(sourceIn({durationInFrames: 60}, {trimBefore: 10}), '/match.mp4#t=0.33,2.33');
    assert.equal(sourceIn({tag: Audio as ElementType}, {trimBefore: 60, trimAfter: 120}), '/match.mp4');
  },
);
