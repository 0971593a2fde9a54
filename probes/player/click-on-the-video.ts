import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {useClickPreventionOnDoubleClick(): {handlePointerDown(): void; handleDoubleClick(): void}};
type Runtime = {jsx(type: unknown, props: Record<string, unknown>): unknown; jsxs(type: unknown, props: Record<string, unknown>): unknown};

/** How many elements of a Player react to a press on the video. */
function reacting(props: object): number {
  const runtime = installed<Runtime>('react/jsx-runtime.js');
  const clicks = installed<Module>('@remotion/player/dist/cjs/utils/use-click-prevention-on-double-click.js');
  const {jsx, jsxs} = runtime;
  const {useClickPreventionOnDoubleClick} = clicks;
  const handlePointerDown = () => undefined;
  let count = 0;
  const counting =
    (make: Runtime['jsx']) =>
    (type: unknown, given: Record<string, unknown>, ...others: unknown[]) => {
      if (type === 'div' && given.onPointerDown === handlePointerDown) count++;
      return (make as (...all: unknown[]) => unknown)(type, given, ...others);
    };
  Object.assign(runtime, {jsx: counting(jsx), jsxs: counting(jsxs)});
  clicks.useClickPreventionOnDoubleClick = () => ({handlePointerDown, handleDoubleClick: () => undefined});
  try {
    const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180};
    renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, ...props}));
  } finally {
    Object.assign(runtime, {jsx, jsxs});
    clicks.useClickPreventionOnDoubleClick = useClickPreventionOnDoubleClick;
  }
  return count;
}

export default inNode('A press on the video starts and pauses it if clickToPlay says so, and where it is not set, if there are controls.', () => {
  assert.equal(reacting({}), 0);
  assert.equal(reacting({controls: true}), 1);
  assert.equal(reacting({clickToPlay: true}), 1);
  assert.equal(reacting({controls: true, clickToPlay: false}), 0);
});
