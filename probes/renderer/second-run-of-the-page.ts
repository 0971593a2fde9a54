import assert from 'node:assert/strict';
import {ensureBrowser} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

type Fetcher = {getRevisionInfo: () => object};

const fetcher = installed<Fetcher>('@remotion/renderer/dist/browser/BrowserFetcher.js');

export default inNode('With a browser that is there, the script on ensureBrowser() prints "local-puppeteer-browser" and nothing else.', async () => {
  const {getRevisionInfo} = fetcher;
  const {log} = console;
  const lines: unknown[] = [];
  fetcher.getRevisionInfo = () => ({local: true, executablePath: process.execPath});
  console.log = (...line) => void lines.push(...line);
  try {
    await runScriptOf('docs/renderer/ensure-browser.mdx', 'prepare-image.ts', {'@remotion/renderer': {ensureBrowser}});
  } finally {
    fetcher.getRevisionInfo = getRevisionInfo;
    console.log = log;
  }
  assert.deepEqual(lines, ['local-puppeteer-browser']);
});
