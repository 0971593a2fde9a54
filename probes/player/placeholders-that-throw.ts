import assert from 'node:assert/strict';
import {createElement, useContext, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Internals, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {PlayerSeekBar} = installed<{PlayerSeekBar: ElementType}>('@remotion/player/dist/cjs/PlayerSeekBar.js');
const {useThumbnail} = installed<{useThumbnail: () => unknown}>('@remotion/player/dist/cjs/use-thumbnail.js');
const size = {width: 64, height: 36, fps: 30, durationInFrames: 60};
const ignore = () => undefined;

export default inNode(
  '“Expected Player event emitter context” comes from the seek bar of a Player or a part of a Thumbnail without one around it, “thumbnail” from setting the playback rate in a Thumbnail, which has one frame and the rate 1.',
  () => {
    const Part = () => String(useThumbnail());
    const alone = [
      createElement(PlayerSeekBar, {durationInFrames: 60, inFrame: null, outFrame: null, onSeekStart: ignore, onSeekEnd: ignore}),
      createElement(Part),
    ];
    for (const element of alone) assert.throws(() => renderToString(element), {name: 'TypeError', message: 'Expected Player event emitter context'});
    const Scene = ({rate}: {rate?: number}) => {
      const {playbackRate, setPlaybackRate} = useContext(Internals.Timeline.TimelineContext);
      if (rate) setPlaybackRate(() => rate);
      return `${useCurrentFrame()} ${playbackRate}`;
    };
    assert.equal(markupAt(Scene, size, 12), '12 1');
    assert.throws(() => markupAt(() => Scene({rate: 2}), size, 12), {message: 'thumbnail'});
  },
);
