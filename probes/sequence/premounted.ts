import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type CSSProperties, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Sequence, Series, useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const Clock = () => createElement('b', null, useCurrentFrame());

const inSequence = (props: object) => createElement(Sequence as ElementType, {from: 90, ...props}, createElement(Clock));

const inSeries = (props: object) =>
  createElement(
    Series,
    null,
    createElement(Series.Sequence, {durationInFrames: 90, children: 'Harbor'}),
    createElement(Series.Sequence as ElementType, {durationInFrames: 90, ...props}, createElement(Clock)),
  );

type Seen = {frame: string; opacity: string | undefined; pointerEvents: string | undefined} | null;

/** What is in the document of a preview from the sequence that begins at frame 90. */
function seen(element: (props: object) => unknown, props: object, frameToDisplay: number): Seen {
  const video = {durationInFrames: 180, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay};
  const html = renderToStaticMarkup(createElement(Thumbnail as ElementType, {...video, component: () => element(props)}));
  const [, style = '', frame] = /(?:style="([^"]*)"[^>]*>)<b>([^<]*)<\/b>/.exec(html) ?? [];
  const rule = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(style)?.[1];
  return frame === undefined ? null : {frame, opacity: rule('opacity'), pointerEvents: rule('pointer-events')};
}

export default inNode(
  'With premountFor 30, what begins at frame 90 is mounted from 60 on at its frame 0 with opacity 0, and from 90 on has opacity 1 instead of its own; styleWhilePremounted is put on top.',
  () => {
    const style: CSSProperties = {opacity: 0.5};
    for (const element of [inSequence, inSeries]) {
      const at = (frame: number, props = {}) => seen(element, {premountFor: 30, style, ...props}, frame);
      assert.equal(at(59), null);
      for (const frame of [60, 89]) assert.deepEqual(at(frame), {frame: '0', opacity: '0', pointerEvents: 'none'});
      assert.deepEqual(at(95), {frame: '5', opacity: '1', pointerEvents: undefined});
      assert.equal(at(60, {styleWhilePremounted: {opacity: 0.3}})?.opacity, '0.3');
      assert.equal(at(60, {styleWhilePremounted: {color: 'red'}})?.opacity, '0');
      assert.equal(seen(element, {style}, 95)?.opacity, '0.5');
      assert.equal(seen(element, {premountFor: 30, layout: 'none'}, 60), null);
    }
  },
);
