import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const bars = installed<{Controls(given: object): ReactNode}>('@remotion/player/dist/cjs/PlayerControls.js');
const hovering = installed<{useHoverState: () => boolean}>('@remotion/player/dist/cjs/use-hover-state.js');
const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

/** The opacity of the bar. */
function opacity({playing = false, hovered = false, ...props}: {playing?: boolean; hovered?: boolean} & Record<string, unknown>): number {
  const {Controls} = bars;
  const {useHoverState} = hovering;
  bars.Controls = (given) => Controls({...given, playing});
  hovering.useHoverState = () => hovered;
  try {
    const all = {...video, controls: true, acknowledgeRemotionLicense: true, initiallyShowControls: false, ...props};
    const markup = renderToStaticMarkup(createElement(Player as ElementType, all));
    return Number(/padding-top:40px;[^"]*opacity:(\d)/.exec(markup)?.[1]);
  } finally {
    bars.Controls = Controls;
    hovering.useHoverState = useHoverState;
  }
}

export default inNode('The bar is visible while the video is paused, while it is hovered, at first, and with alwaysShowControls always.', () => {
  assert.equal(opacity({playing: true}), 0);
  assert.equal(opacity({playing: false}), 1);
  assert.equal(opacity({playing: true, hovered: true}), 1);
  assert.equal(opacity({playing: true, initiallyShowControls: true}), 1);
  assert.equal(opacity({playing: true, alwaysShowControls: true}), 1);
});
