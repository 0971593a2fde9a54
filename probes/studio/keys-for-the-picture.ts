import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'In the list of shortcuts of the Studio, T is the checkerboard background, + and - zoom in and out, 0 resets the zoom, F enters full screen and G goes to a frame.',
  () => {
    const page = globalThis as {window?: object};
    page.window = {navigator: {platform: 'Linux'}};
    try {
      const {KeyboardShortcutsExplainer} = installed<{KeyboardShortcutsExplainer: ElementType}>(
        '@remotion/studio/dist/components/KeyboardShortcutsExplainer.js',
      );
      const markup = renderToStaticMarkup(createElement(KeyboardShortcutsExplainer));
      const keys = [...markup.matchAll(/<kbd[^>]*>([^<]+)<\/kbd><\/div><div[^>]*>([^<]+)<\/div>/g)].map(([, key, text]) => `${key}: ${text}`);
      for (const line of ['T: Toggle checkerboard background', '+: Zoom in', '-: Zoom out', '0: Reset zoom', 'F: Enter fullscreen', 'G: Go to frame'])
        assert.ok(keys.includes(line), line);
    } finally {
      delete page.window;
    }
  },
);
