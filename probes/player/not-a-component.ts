import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Composition} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180};

const render = (element: unknown, props: object) => renderToString(createElement(element as ElementType, {...video, ...props}));

export default inNode(
  'A Player throws for defaultProps, for a Composition as its component and for an array as inputProps, and like a Thumbnail for no component at all.',
  () => {
    const component = () => null;
    assert.throws(() => render(Player, {component, defaultProps: {}}), {
      message: 'The <Player /> component does not accept `defaultProps`, but some were passed. Use `inputProps` instead.',
    });
    assert.throws(
      () => render(Player, {component: Composition}),
      /^TypeError: 'component' must not be the 'Composition' component\. .* See https:\/\/\S+\/player\/examples for an example\.$/,
    );
    assert.throws(() => render(Player, {component, inputProps: ['Porto']}), /^Error: "inputProps" must be an object, an array was passed/);
    for (const [element, props] of [[Player, {}] as const, [Thumbnail, {frameToDisplay: 0}] as const])
      assert.throws(() => render(element, props), {message: "You must pass either 'component' or 'lazyComponent'"});
  },
);
