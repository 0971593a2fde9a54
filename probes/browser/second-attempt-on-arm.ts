import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Ensure = {ensureBrowser: (options: object) => Promise<{type: string}>};
type Local = {getLocalBrowserExecutable: (options: object) => string};
const {getRevisionInfo} = installed<{getRevisionInfo: (mode: string) => {folderPath: string}}>('@remotion/renderer/dist/browser/BrowserFetcher.js');
const {getLocalBrowserExecutable} = installed<Local>('@remotion/renderer/dist/get-local-browser-executable.js');
const downloads = installed<{downloadFile: unknown}>('@remotion/renderer/dist/assets/download-file.js');

const load = createRequire(path.join(__dirname, '../../package.json'));
const ENSURE = path.join(__dirname, '../../node_modules/@remotion/renderer/dist/ensure-browser.js');

export default inNode(
  'On Linux with an ARM processor, each attempt with Chrome for Testing after a first one, whose folder stays, downloads nothing and says “No browser found for rendering frames!”.',
  async () => {
    const {platform, arch} = os;
    const {downloadFile} = downloads;
    const workingDirectory = process.cwd();
    const known = load.cache[ENSURE];
    let asked = 0;
    try {
      process.chdir(newFolder());
      fs.writeFileSync('package.json', '{}');
      Object.assign(os, {platform: () => 'linux', arch: () => 'arm64'});
      downloads.downloadFile = () => Promise.reject(new Error(`Download ${++asked}`));
      const mode = {logLevel: 'error', chromeMode: 'chrome-for-testing'};
      // What the first attempt leaves behind: the program under another name.
      const {folderPath} = getRevisionInfo('chrome-for-testing');
      fs.mkdirSync(path.join(folderPath, 'chrome-headless-shell-linux-arm64'), {recursive: true});
      fs.writeFileSync(path.join(folderPath, 'chrome-headless-shell-linux-arm64/chrome-headless-shell'), '');
      for (const attempt of ['second', 'third']) {
        // A process of its own has a copy without a past.
        delete load.cache[ENSURE];
        const {ensureBrowser} = load(ENSURE) as Ensure;
        const options = {...mode, onBrowserDownload: () => ({version: null, onProgress: () => undefined})};
        assert.equal((await ensureBrowser(options)).type, 'no-browser', attempt);
        assert.throws(
          () => getLocalBrowserExecutable({...mode, preferredBrowserExecutable: null, indent: false}),
          /^TypeError: No browser found for rendering frames!/,
        );
      }
      assert.equal(asked, 0);
    } finally {
      if (known) load.cache[ENSURE] = known;
      else delete load.cache[ENSURE];
      Object.assign(os, {platform, arch});
      downloads.downloadFile = downloadFile;
      process.chdir(workingDirectory);
    }
  },
);
