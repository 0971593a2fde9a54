import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Series} from 'remotion';
import {inNode} from '../lib/probe';

const frame = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 5, noSuspense: true};

export default inNode('A scene of a series throws for a ref with the layout none, and takes one with its container.', () => {
  const shown = (props: object) => {
    const scene = createElement(Series.Sequence as ElementType, {durationInFrames: 10, ref: createRef(), ...props}, 'Boil');
    return renderToString(createElement(Thumbnail as ElementType, {...frame, component: () => createElement(Series, null, scene)}));
  };
  assert.match(shown({}), /Boil/);
  assert.throws(() => shown({layout: 'none'}), {message: 'It is not supported to pass both a `ref` and `layout="none"` to <Sequence />.'});
});
