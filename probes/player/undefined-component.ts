import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, acknowledgeRemotionLicense: true};

export default inNode('In a browser, a Player or a Thumbnail whose component is undefined throws; with noSuspense it shows nothing.', () => {
  const render = (element: unknown, props: object = {}) =>
    renderToString(createElement(element as ElementType, {...video, component: undefined, numberOfSharedAudioTags: 0, ...props}));
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  // Both ask only whether there is a document.
  Object.defineProperty(globalThis, 'document', {value: {}, configurable: true});
  try {
    for (const [element, name] of [[Player, 'Player'] as const, [Thumbnail, 'Thumbnail'] as const]) {
      assert.throws(() => render(element), {
        message: `A value of \`undefined\` was passed to the \`component\` prop. Check the value you are passing to the <${name}/> component.`,
      });
      assert.match(render(element, {noSuspense: true}), /class="__remotion-player"><\/div>/);
    }
  } finally {
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  }
});
