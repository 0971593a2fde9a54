import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

type Numbers = {durationInFrames?: number; fps?: number; width?: number; height?: number};

export default inNode(
  'A composition takes fractional frame rates and whole sizes and durations above 0; zero, negative numbers, Infinity, fractions and missing numbers throw with its id.',
  () => {
    const {CompositionManager, useResolvedVideoConfig} = Internals;
    const Resolved = () => createElement('i', null, JSON.stringify(useResolvedVideoConfig('WeatherCard')));
    const resolved = (change: Numbers) => () => {
      const composition = {
        ...{id: 'WeatherCard', durationInFrames: 150, fps: 30, width: 1920, height: 1080, calculateMetadata: null, defaultProps: {}},
        ...change,
      };
      const value = {compositions: [composition], canvasContent: null, currentCompositionMetadata: null, folders: []};
      return renderToStaticMarkup(createElement(CompositionManager.Provider, {value: value as never}, createElement(Resolved)));
    };
    const said = (name: string, rest: string) => ({message: `The "${name}" prop in <Composition id="WeatherCard"> ${rest}`});
    assert.match(resolved({fps: 29.97})(), /&quot;fps&quot;:29\.97/);
    assert.throws(resolved({durationInFrames: 10.5}), said('durationInFrames', 'must be an integer, but got 10.5.'));
    for (const duration of [0, -1]) assert.throws(resolved({durationInFrames: duration}), said('durationInFrames', `must be positive, but got ${duration}.`));
    assert.throws(resolved({durationInFrames: undefined}), said('durationInFrames', 'is missing.'));
    assert.throws(resolved({durationInFrames: Infinity}), /durationInFrames/);
    for (const fps of [0, -1]) assert.throws(resolved({fps}), {message: `"fps" must be positive, but got ${fps} in <Composition id="WeatherCard">`});
    for (const side of ['width', 'height']) {
      assert.throws(resolved({[side]: 100.5}), said(side, 'must be an integer, but is 100.5.'));
      for (const size of [0, -1]) assert.throws(resolved({[side]: size}), said(side, `must be positive, but got ${size}.`));
      assert.throws(resolved({[side]: Infinity}), said(side, 'must be finite, but is Infinity.'));
      assert.throws(resolved({[side]: undefined}), said(side, 'must be a number, but you passed a value of type undefined'));
    }
  },
);
