import assert from 'node:assert/strict';
import {anew, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {browserExecutable?: string; chromeMode?: string; logLevel: string; onBrowserDownload?: (given: object) => object};
type Ensure = {ensureBrowser: (options: Options) => Promise<{type: string; path?: string}>};
type Fetcher = {downloadBrowser: (given: {version: string | null}) => Promise<void>; getRevisionInfo: () => {local: boolean; executablePath: string}};

const fetcher = installed<Fetcher>('@remotion/renderer/dist/browser/BrowserFetcher.js');

export default inNode(
  'ensureBrowser() downloads nothing for a path, asks onBrowserDownload for the version only if there is no browser, one call after another, and after one has rejected, the next ones reject with the same error.',
  async () => {
    const {ensureBrowser} = anew<Ensure>('@remotion/renderer/dist/ensure-browser.js');
    const {downloadBrowser, getRevisionInfo} = fetcher;
    const steps: unknown[] = [];
    let executablePath = '/nope';
    fetcher.getRevisionInfo = () => ({local: true, executablePath});
    fetcher.downloadBrowser = async ({version}) => {
      steps.push(version);
      await Promise.resolve();
      executablePath = process.execPath;
    };
    const options = {logLevel: 'error', onBrowserDownload: (given: object) => (steps.push(given), {version: '134.0.6998.35', onProgress: () => undefined})};
    try {
      const given = await ensureBrowser({...options, browserExecutable: process.execPath});
      assert.deepEqual([given, steps], [{type: 'user-defined-path', path: process.execPath}, []]);
      const both = await Promise.all([ensureBrowser({...options, chromeMode: 'chrome-for-testing'}), ensureBrowser(options)]);
      for (const found of both) assert.deepEqual(found, {type: 'local-puppeteer-browser', path: process.execPath});
      assert.deepEqual(steps, [{chromeMode: 'chrome-for-testing'}, '134.0.6998.35']);
      const message =
        '"browserExecutable" was specified as \'/nope\' but the path doesn\'t exist. Pass "null" for "browserExecutable" to download a browser automatically.';
      await assert.rejects(ensureBrowser({...options, browserExecutable: '/nope'}), {message});
      await assert.rejects(ensureBrowser(options), {message});
    } finally {
      Object.assign(fetcher, {downloadBrowser, getRevisionInfo});
    }
  },
);
