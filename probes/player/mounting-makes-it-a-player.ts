import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {getRemotionEnvironment} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useLayoutEffect: unknown};

export default inNode('isPlayer of getRemotionEnvironment() becomes true when a Player or a Thumbnail is mounted; during server rendering it is false.', () => {
  const react = installed<React>('react/index.js');
  const page = globalThis as {window?: object};
  const {useLayoutEffect} = react;
  for (const element of [Player, Thumbnail]) {
    const seen: unknown[] = [];
    const component = () => {
      seen.push(getRemotionEnvironment().isPlayer);
      return null;
    };
    const video = {component, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};
    const render = () => void renderToStaticMarkup(createElement(element as ElementType, {...video, acknowledgeRemotionLicense: true}));
    render();
    assert.deepEqual(seen, [false]);
    const effects: Array<() => void> = [];
    react.useLayoutEffect = (effect: () => void) => void effects.push(effect);
    page.window = {};
    try {
      render();
      assert.ok(!getRemotionEnvironment().isPlayer);
      for (const effect of effects) effect();
      assert.equal(getRemotionEnvironment().isPlayer, true);
    } finally {
      react.useLayoutEffect = useLayoutEffect;
      delete page.window;
    }
  }
});
