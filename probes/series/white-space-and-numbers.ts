import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {TransitionSeries} from '@remotion/transitions';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Series} from 'remotion';
import {inNode} from '../lib/probe';

const frame = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 15, noSuspense: true};

export default inNode(
  'A series and a transition series take white space between scenes, and throw for the number 0 and for text, naming what they got.',
  () => {
    for (const kind of [Series, TransitionSeries]) {
      const scene = (name: string) => createElement(kind.Sequence, {durationInFrames: 10, children: name});
      const shown = (between: ReactNode) =>
        renderToString(
          createElement(Thumbnail as ElementType, {...frame, component: () => createElement(kind as ElementType, null, scene('Boil'), between, scene('Add'))}),
        );
      assert.match(shown(' \n '), /Add/);
      assert.throws(() => shown(0), /components as its children, but got 0 instead$/);
      assert.throws(() => shown('then'), /but you passed a string "then"$/);
    }
  },
);
