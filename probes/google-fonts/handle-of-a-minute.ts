import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

type Page = {remotion_delayRenderTimeouts: Record<string, {label: string}>; remotion_cancelledError?: string};

const url = 'https://example.com/a.woff2';
const family = {
  ...{fontFamily: 'Slow Harbor', importName: '', version: '', url: '', subsets: []},
  unicodeRanges: {latin: 'U+0000-00FF', greek: 'U+0370-03FF'},
  fonts: {normal: {'400': {latin: url, greek: url}, '700': {latin: url, greek: url}}},
};

export default inNode(
  'In a render, loadFont() opens a handle for each combination of style, weight and subset, for which a render waits 58 seconds: a timeout of 60, of which the toolkit takes off 2.',
  () => {
    const page = {
      remotion_delayRenderTimeouts: {},
      ...{remotion_attempt: 1, remotion_puppeteerTimeout: 30_000, process: {env: {NODE_ENV: 'production'}}},
    } as unknown as Page;
    const globals = {
      window: page,
      FontFace: class {
        load = () => new Promise(() => {});
      },
    };
    Object.assign(globalThis, globals);
    mock.timers.enable({apis: ['setTimeout']});
    try {
      loadFontFromInfo(family);
      const labels = Object.values(page.remotion_delayRenderTimeouts).map(({label}) => /\{.*?\}/.exec(label)?.[0]);
      assert.deepEqual(
        labels.sort(),
        ['400', '700'].flatMap((weight) => ['greek', 'latin'].map((subset) => JSON.stringify({style: 'normal', weight, subset}))),
      );
      assert.throws(() => mock.timers.tick(58_000), /"Fetching Slow Harbor font .+ was called but not cleared after 58000ms/);
    } finally {
      mock.timers.reset();
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    }
  },
);
