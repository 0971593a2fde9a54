import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import * as react from 'react';
import {renderToString} from 'react-dom/server';
import {createElement as h, useEffect, useState} from 'react';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Shown = {inputProps: {home: number; away: number}; durationInFrames: number; fps: number; loop: boolean; autoPlay: boolean};

export default inNode(
  'The Player of the overlay loops 150 frames at 30 per second, which are 5 seconds, and gets each score that arrives as its new inputProps.',
  () => {
    const players: Shown[] = [];
    const sources: {onmessage?: (event: {data: string}) => void}[] = [];
    let score: unknown;
    const given = {
      '@remotion/player': {Player: (props: Shown) => (players.push(props), null)},
      react: {
        ...react,
        useState: (first: unknown) => [score ?? useState(first)[0], (next: unknown) => (score = next)],
        useEffect(effect: () => unknown) {
          useEffect(() => undefined);
          effect();
        },
      },
    };
    Object.assign(globalThis, {
      EventSource: class {
        constructor() {
          sources.push(this);
        }
      },
    });
    try {
      const {Overlay} = sampleOf<{Overlay: () => ReactElement}>(['docs/miscellaneous/live-streaming.mdx'], 'app/Overlay', given);
      renderToString(h(Overlay));
      sources[0]!.onmessage!({data: '{"home": 2, "away": 1}'});
      renderToString(h(Overlay));
    } finally {
      Reflect.deleteProperty(globalThis, 'EventSource');
    }
    const [{durationInFrames, fps, loop, inputProps}, later] = players as [Shown, Shown];
    assert.deepEqual([durationInFrames / fps, loop, inputProps], [5, true, {home: 0, away: 0}]);
    assert.deepEqual(later.inputProps, {home: 2, away: 1});
  },
);
