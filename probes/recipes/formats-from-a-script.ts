import assert from 'node:assert/strict';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

type Options = {serveUrl: string; puppeteerInstance: object; outputLocation: string; inputProps: {format: string}};

export default inNode(
  'The script for all formats makes one bundle and opens one browser for four renders, three fewer of each than renders on their own, and closes the browser at the end.',
  async () => {
    const steps: string[] = [];
    const browser = {close: () => Promise.resolve(steps.push('close'))};
    const {log} = console;
    console.log = () => undefined;
    try {
      await runScriptOf('docs/recipes/social-sizes.mdx', 'render-formats.ts', {
        '@remotion/bundler': {bundle: () => Promise.resolve((steps.push('bundle'), '/bundle'))},
        '@remotion/renderer': {
          openBrowser: () => Promise.resolve((steps.push('open'), browser)),
          selectComposition({serveUrl, puppeteerInstance}: Options) {
            assert.ok(serveUrl === '/bundle' && puppeteerInstance === browser);
            return Promise.resolve({width: 1, height: 1});
          },
          renderMedia({serveUrl, puppeteerInstance, outputLocation, inputProps}: Options) {
            assert.ok(serveUrl === '/bundle' && puppeteerInstance === browser);
            return Promise.resolve(steps.push(`${inputProps.format} ${outputLocation}`));
          },
        },
      });
    } finally {
      console.log = log;
    }
    const renders = ['wide', 'square', 'feed', 'story'].map((format) => `${format} out/night-market-${format}.mp4`);
    assert.deepEqual(steps, ['bundle', 'open', ...renders, 'close']);
    assert.equal(renders.length - 1, 3);
  },
);
