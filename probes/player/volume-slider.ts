import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {volume: number; isVertical: boolean; setVolume: unknown; onBlur: unknown; inputRef: {current: null}};

const hovering = installed<{useHoverState: () => boolean}>('@remotion/player/dist/cjs/use-hover-state.js');
const sizes = installed<{useElementSize(): object}>('@remotion/player/dist/cjs/utils/use-element-size.js');
const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** What the slider is rendered with, if it is. */
function slider(hovered: boolean, width: number, props: object = {}): Given | undefined {
  const {useHoverState} = hovering;
  const {useElementSize} = sizes;
  let given: Given | undefined;
  hovering.useHoverState = () => hovered;
  sizes.useElementSize = () => ({width, height: 180, left: 0, top: 0});
  const renderVolumeSlider = (all: Given) => ((given = all), null);
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, controls: true, acknowledgeRemotionLicense: true, renderVolumeSlider, ...props}));
    return given;
  } finally {
    hovering.useHoverState = useHoverState;
    sizes.useElementSize = useElementSize;
  }
}

export default inNode(
  'The volume slider is rendered while the volume is hovered and the Player is not muted, upright in a Player of less than 310 pixels, and never in Safari on iOS.',
  () => {
    const given = slider(true, 310);
    assert.deepEqual(Object.keys(given ?? {}).sort(), ['inputRef', 'isVertical', 'onBlur', 'setVolume', 'volume']);
    assert.deepEqual([given?.volume, given?.isVertical], [1, false]);
    assert.equal(slider(true, 309)?.isVertical, true);
    assert.equal(slider(false, 310), undefined);
    assert.equal(slider(true, 310, {initiallyMuted: true}), undefined);
    assert.equal(slider(true, 310, {showVolumeControls: false}), undefined);
    const navigator = {userAgent: IPHONE};
    Object.assign(globalThis, {window: {navigator, localStorage: {getItem: () => '0'}}});
    assert.equal(slider(true, 310), undefined);
    // A volume of 0 does not hide it.
    navigator.userAgent = 'Firefox';
    assert.equal(slider(true, 310)?.volume, 0);
  },
);
