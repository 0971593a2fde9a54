import assert from 'node:assert/strict';
import {createElement as h, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals, useCurrentScale} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

type Scale = ComponentProps<typeof Internals.CurrentScaleContext.Provider>['value'];
type Zoom = ComponentProps<typeof Internals.PreviewSizeContext.Provider>['value'];

export default inNode('useCurrentScale() is the zoom of the Studio or what fits the composition into it, the scale of a Player, and 1 in a render.', () => {
  const Shown = () => h('u', null, useCurrentScale());
  const inside = (scale: Scale, size: number | 'auto' = 'auto') => {
    const zoom = {setSize: () => undefined, size: {size, translation: {x: 0, y: 0}}} as Zoom;
    const page = () => h(Internals.CurrentScaleContext.Provider, {value: scale}, h(Internals.PreviewSizeContext.Provider, {value: zoom}, h(Shown)));
    return /<u>(.*)<\/u>/.exec(markupAt(page, {width: 1920, height: 1080, fps: 30, durationInFrames: 30}, 0))?.[1];
  };
  const canvasSize = {width: 960, height: 800, left: 0, top: 0, refresh: () => undefined, windowSize: {width: 960, height: 800}};
  assert.equal(inside({type: 'canvas-size', canvasSize}, 0.25), '0.25');
  assert.equal(inside({type: 'canvas-size', canvasSize}), '0.5');
  assert.equal(inside({type: 'scale', scale: 0.4}), '0.4');

  const page = globalThis as {window?: object};
  page.window = {process: {env: {NODE_ENV: 'test'}}};
  try {
    assert.equal(renderToStaticMarkup(h(Shown)), '<u>1</u>');
  } finally {
    delete page.window;
  }
});
