import assert from 'node:assert/strict';
import {useState} from 'react';
import {continueRender, delayRender} from 'remotion';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Page = {window?: Record<string, unknown>};

export default inNode(
  'useState(delayRender()) opens a handle at each render of the component, of which the first is kept and all later ones stay open; with a function, one handle is opened.',
  () => {
    const page = globalThis as unknown as Page;
    page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000, remotion_delayRenderTimeouts: {}, remotion_attempt: 1};
    const open = () => Object.keys(page.window?.remotion_delayRenderTimeouts as object).map(Number);
    try {
      const wrong = mounted(() => useState(delayRender('Loading tide tables'))[0]);
      const handles = [wrong.render(), wrong.render(), wrong.render()];
      assert.deepEqual([new Set(handles).size, open().length], [1, 3]);
      continueRender(handles[0] ?? 0);
      assert.equal(open().length, 2);

      page.window.remotion_delayRenderTimeouts = {};
      const {useForecastHandle} = sampleOf<{useForecastHandle: () => number}>(['docs/timeout.mdx'], 'src/useForecastHandle.ts');
      const right = mounted(useForecastHandle);
      assert.equal(new Set([right.render(), right.render(), right.render()]).size, 1);
      assert.equal(open().length, 1);
    } finally {
      delete page.window;
    }
  },
);
