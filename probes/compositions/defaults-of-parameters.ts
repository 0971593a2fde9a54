import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const Label = ({size = 10}: {size?: number | null}) => createElement('i', null, `size ${size}`);

export default inNode('Defaults in the parameters of a component apply to props that are missing or undefined, and not to null or 0.', () => {
  const shown = (inputProps: object) => {
    const video = {component: Label, inputProps, fps: 30, durationInFrames: 90, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};
    return /size (\w+)/.exec(renderToStaticMarkup(createElement(Thumbnail as ElementType, video)))?.[1];
  };
  assert.deepEqual([{}, {size: undefined}, {size: null}, {size: 0}, {size: 24}].map(shown), ['10', '10', 'null', '0', '24']);
});
