import assert from 'node:assert/strict';
import os from 'node:os';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Mode = 'headless-shell' | 'chrome-for-testing';
type Fetcher = {downloadBrowser: (given: object) => Promise<unknown>};

const {downloadBrowser} = installed<Fetcher>('@remotion/renderer/dist/browser/BrowserFetcher.js');
const files = installed<{downloadFile: (given: {url: string}) => Promise<never>}>('@remotion/renderer/dist/assets/download-file.js');

export default inNode(
  'The browser comes from storage.googleapis.com in version 134.0.6998.35, on Linux with ARM from playwright.azureedge.net by the build 1161, or in the version that is asked for; on Windows with ARM, there is none.',
  async () => {
    const {platform, arch} = os;
    const {downloadFile} = files;
    const workingDirectory = process.cwd();
    const asked = (system: NodeJS.Platform, processor: string, version: string | null = null, chromeMode: Mode = 'headless-shell') =>
      new Promise<string>((resolve) => {
        // The download goes on forever.
        files.downloadFile = ({url}) => (resolve(url), new Promise(() => undefined));
        Object.assign(os, {platform: () => system, arch: () => processor});
        downloadBrowser({indent: false, logLevel: 'error', onProgress: () => undefined, version, chromeMode}).catch((error: Error) => resolve(error.message));
      });
    try {
      process.chdir(newFolder());
      for (const [system, processor, name] of [
        ['darwin', 'arm64', 'mac-arm64'],
        ['win32', 'x64', 'win64'],
        ['linux', 'x64', 'linux64'],
      ] as const)
        for (const mode of ['headless-shell', 'chrome-for-testing'] as const)
          assert.match(await asked(system, processor, null, mode), new RegExp(`^https://storage\\.googleapis\\.com/.*/134\\.0\\.6998\\.35/${name}/chrome-`));
      assert.match(await asked('linux', 'arm64'), /^https:\/\/playwright\.azureedge\.net\/builds\/chromium\/1161\/chromium-headless-shell-/);
      assert.match(await asked('linux', 'arm64', '1170'), /\/chromium\/1170\//);
      assert.match(await asked('linux', 'x64', '130.0.6723.58'), /\/130\.0\.6723\.58\//);
      assert.equal(await asked('win32', 'arm64'), 'Chrome Headless Shell is not available for Windows for arm64 architecture.');
    } finally {
      process.chdir(workingDirectory);
      Object.assign(os, {platform, arch});
      files.downloadFile = downloadFile;
    }
  },
);
