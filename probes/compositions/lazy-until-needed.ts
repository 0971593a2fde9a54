import assert from 'node:assert/strict';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Composition, Still} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Registering a composition or a still with a lazyComponent does not load the component.', () => {
  let loaded = 0;
  const lazyComponent = () => {
    loaded++;
    return Promise.resolve({default: () => null});
  };
  const page = globalThis as {document?: object};
  page.document = {};
  try {
    for (const tag of [Composition, Still] as unknown as ComponentType<Record<string, unknown>>[])
      assert.equal(renderToStaticMarkup(createElement(tag, {id: 'Yearbook', lazyComponent, durationInFrames: 90, fps: 30, width: 1280, height: 720})), '');
    assert.equal(loaded, 0);
  } finally {
    delete page.document;
  }
});
