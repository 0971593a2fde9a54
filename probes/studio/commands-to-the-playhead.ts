import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals, useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';
import {studioFunction as api} from '../lib/studio-function';

const Scene = () => createElement('i', null, useCurrentFrame());

const shownAt = (frameToDisplay: number) => {
  const video = {component: Scene, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay};
  return Number(/<i>(.+)<\/i>/.exec(renderToStaticMarkup(createElement(Thumbnail as ElementType, video)))?.[1]);
};

export default inNode(
  'play() and toggle() of the Studio pass their event on, pause() nothing; seek() makes a negative number 0 and passes on fractions and NaN, which useCurrentFrame() returns; a frame beyond the end shows the last one.',
  () => {
    const {timeValueRef} = Internals;
    const said: unknown[] = [];
    const say = (name: string) => (given: unknown) => void said.push([name, given]);
    const handle = {play: say('play'), pause: say('pause'), toggle: say('toggle'), seek: say('seek'), goToFrame: say('goToFrame')};
    timeValueRef.current = handle as unknown as typeof timeValueRef.current;
    try {
      for (const name of ['play', 'toggle', 'pause']) api(name, name)('click');
      for (const frame of [-3, 0, 12.5, 1000, NaN]) api('seek', 'seek')(frame);
    } finally {
      timeValueRef.current = null;
    }
    const frames = [0, 0, 12.5, 1000, NaN];
    assert.deepEqual(said, [['play', 'click'], ['toggle', 'click'], ['pause', undefined], ...frames.map((frame) => ['seek', frame])]);
    assert.deepEqual(frames.map(shownAt), [0, 0, 12.5, 59, NaN]);
  },
);
