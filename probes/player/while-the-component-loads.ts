import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, Suspense, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 1280, compositionHeight: 720, frameToDisplay: 0, numberOfSharedAudioTags: 0};

/** The markup while a component is loading, and the sizes for which renderLoading was called. */
function loading(element: unknown, props: object = {}) {
  const asked: object[] = [];
  const renderLoading = (canvas: object) => {
    asked.push(canvas);
    return 'OWN';
  };
  const lazyComponent = () => new Promise(() => undefined);
  const child = createElement(element as ElementType, {...video, lazyComponent, renderLoading, acknowledgeRemotionLicense: true, ...props});
  return {html: renderToString(createElement(Suspense, {fallback: 'ABOVE'}, child)), asked};
}

export default inNode(
  'While a lazyComponent loads, Player and Thumbnail show what renderLoading returns for the sizes of style, undefined for a side that follows, and isBuffering false; with noSuspense, the boundary above shows its own.',
  () => {
    for (const element of [Player, Thumbnail]) {
      const {html, asked} = loading(element);
      assert.match(html, /OWN/);
      assert.doesNotMatch(html, /ABOVE/);
      assert.deepEqual(asked.at(-1), {width: 1280, height: 720, isBuffering: false});
      assert.deepEqual(loading(element, {style: {width: 240}}).asked.at(-1), {width: 240, height: undefined, isBuffering: false});
      assert.deepEqual(loading(element, {style: {width: '50%', height: 90}}).asked.at(-1), {width: '50%', height: 90, isBuffering: false});
      const bare = loading(element, {noSuspense: true}).html;
      assert.match(bare, /ABOVE/);
      assert.doesNotMatch(bare, /OWN/);
    }
  },
);
