import assert from 'node:assert/strict';
import * as paths from '@remotion/paths';
import * as remotion from 'remotion';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const video = {width: 1280, height: 720, fps: 30, durationInFrames: 150};

export default inNode(
  'The sample of the page places 50,000 points in order and measures their path once, when it is loaded; from frame to frame only the offset of the stroke changes, until all of the path is visible at frame 120.',
  () => {
    let [numbers, measured] = [0, 0];
    const random = (seed: string) => {
      numbers++;
      return remotion.random(seed);
    };
    // The length that the page computes takes seconds.
    const getLength = () => {
      measured++;
      return 1000;
    };
    const {Route} = sampleOf<{Route: () => null}>(['docs/performance.mdx'], 'Route', {
      remotion: {...remotion, random},
      '@remotion/paths': {...paths, getLength},
    });
    assert.deepEqual([numbers, measured], [100_000, 1]);
    const frames = [0, 30, 120, 149].map((frame) => markupAt(Route, video, frame));
    assert.deepEqual([numbers, measured], [100_000, 1]);
    assert.deepEqual(
      frames.map((markup) => Number(valuesOf(markup, 'stroke-dashoffset')[0])),
      [1000, 750, 0, 0],
    );
    const [d = ''] = valuesOf(frames[0]!, 'd');
    const xs = [...d.matchAll(/[ML] ([\d.]+) /g)].map(([, x]) => Number(x));
    assert.equal(xs.length, 50_000);
    assert.ok(xs.every((x, index) => index === 0 || x >= xs[index - 1]!));
    const rest = frames.map((markup) => markup.replace(/ stroke-dashoffset="[^"]*"/, ''));
    assert.equal(new Set(rest).size, 1);
  },
);
