import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Handlers = {handlePointerDown(): void; handleDoubleClick(): void};
type Module = {useClickPreventionOnDoubleClick(onClick: () => void, onDoubleClick: () => void, isOn: boolean): Handlers};
type React = {useCallback: unknown; useMemo: unknown; useRef: unknown};

const module = installed<Module>('@remotion/player/dist/cjs/utils/use-click-prevention-on-double-click.js');
const {useClickPreventionOnDoubleClick: handlersFor} = module;

/** The handlers, as a component would get them from React. */
function handlers(said: string[], isOn: boolean): Handlers {
  const react = installed<React>('react/index.js');
  const {useCallback, useMemo, useRef} = react;
  Object.assign(react, {useCallback: (call: unknown) => call, useMemo: (make: () => unknown) => make(), useRef: (current: unknown) => ({current})});
  try {
    return handlersFor(
      () => said.push('click'),
      () => said.push('double click'),
      isOn,
    );
  } finally {
    Object.assign(react, {useCallback, useMemo, useRef});
  }
}

/** Whether a Player with the prop tells single clicks from double clicks. */
function isOnWith(props: object, fullscreenEnabled: boolean): boolean {
  const page = globalThis as {document?: object};
  const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, noSuspense: true};
  let asked = false;
  module.useClickPreventionOnDoubleClick = (_onClick, _onDoubleClick, isOn) => {
    asked = isOn;
    return handlers([], isOn);
  };
  page.document = {fullscreenEnabled};
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, doubleClickToFullscreen: true, ...props}));
  } finally {
    module.useClickPreventionOnDoubleClick = handlersFor;
    delete page.document;
  }
  return asked;
}

class Pointer {
  constructor(public pointerType: string) {}
}

export default inNode(
  'With doubleClickToFullscreen, a click takes effect after 200 milliseconds unless a second one follows, and a touch at once; without allowFullscreen or a browser that supports full screen, the prop does nothing.',
  async () => {
    const page = globalThis as {document?: object; PointerEvent?: unknown};
    const {setTimeout: start} = globalThis;
    const timers: Array<{call: () => void; wait: number}> = [];
    const said: string[] = [];
    let release: (event: Pointer) => void = () => undefined;
    page.document = {addEventListener: (_: string, listener: typeof release) => (release = listener)};
    page.PointerEvent = Pointer;
    globalThis.setTimeout = ((call: () => void, wait: number) => timers.push({call, wait})) as unknown as typeof start;
    const turns = async () => {
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    };
    try {
      const on = handlers(said, true);
      const press = (pointerType: string) => {
        on.handlePointerDown();
        release(new Pointer(pointerType));
      };
      press('touch');
      assert.deepEqual([said.splice(0), timers.length], [['click'], 0]);
      press('mouse');
      await turns();
      assert.deepEqual([said, timers[0]?.wait], [[], 200]);
      timers.shift()?.call();
      await turns();
      assert.deepEqual(said.splice(0), ['click']);
      press('mouse');
      press('mouse');
      on.handleDoubleClick();
      for (const {call} of timers.splice(0)) call();
      await turns();
      assert.deepEqual(said.splice(0), ['double click']);
      const off = handlers(said, false);
      off.handlePointerDown();
      off.handleDoubleClick();
      assert.deepEqual(said, ['click']);
    } finally {
      globalThis.setTimeout = start;
      delete page.document;
      delete page.PointerEvent;
    }
    assert.deepEqual([isOnWith({}, true), isOnWith({allowFullscreen: false}, true), isOnWith({}, false)], [true, false, false]);
  },
);
