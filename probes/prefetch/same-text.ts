import assert from 'node:assert/strict';
import {createElement, type Context} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {PreloadContext} = installed<{PreloadContext: Context<Record<string, string>>}>('remotion/dist/cjs/prefetch-state.js');

export default inNode(
  'A prefetched file is taken for a src of the same text, and not for one that begins with the origin of the page instead of a slash.',
  () => {
    const taken = (src: string) => {
      let found = '';
      const Reader = () => {
        found = Internals.usePreload(src);
        return null;
      };
      const value = {'/tide.mp4': 'blob:kept'};
      renderToStaticMarkup(createElement(PreloadContext.Provider, {value}, createElement(Reader)));
      return found;
    };
    assert.equal(taken('/tide.mp4'), 'blob:kept');
    assert.equal(taken('https://harbor.example.com/tide.mp4'), 'https://harbor.example.com/tide.mp4');
  },
);
