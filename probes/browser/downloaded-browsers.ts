import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Fetcher = {downloadBrowser(options: object): Promise<unknown>; getRevisionInfo(mode: string): {url: string}};

const {downloadBrowser, getRevisionInfo} = installed<Fetcher>('@remotion/renderer/dist/browser/BrowserFetcher.js');
const downloads = installed<{downloadFile: unknown}>('@remotion/renderer/dist/assets/download-file.js');

const GOOGLE = 'https://storage.googleapis.com/chrome-for-testing-public/134.0.6998.35';
const PLATFORMS: [NodeJS.Platform, string, string][] = [
  ['darwin', 'x64', 'mac-x64'],
  ['darwin', 'arm64', 'mac-arm64'],
  ['win32', 'x64', 'win64'],
  ['linux', 'x64', 'linux64'],
];

export default inNode(
  'Both browsers are version 134.0.6998.35 of Google, and on ARM Linux build 1161 of Playwright; Chrome for Testing ends there with ENOENT, as it is unpacked under another name; Windows on ARM64 is refused.',
  async () => {
    const {platform, arch} = os;
    const {downloadFile} = downloads;
    const workingDirectory = process.cwd();
    const on = (system: NodeJS.Platform, processor: string) => Object.assign(os, {platform: () => system, arch: () => processor});
    const download = (chromeMode: string) => downloadBrowser({chromeMode, logLevel: 'error', indent: false, version: null, onProgress: () => undefined});
    try {
      process.chdir(newFolder());
      fs.writeFileSync('package.json', '{}');
      for (const [system, processor, name] of PLATFORMS) {
        on(system, processor);
        assert.equal(getRevisionInfo('headless-shell').url, `${GOOGLE}/${name}/chrome-headless-shell-${name}.zip`);
        assert.equal(getRevisionInfo('chrome-for-testing').url, `${GOOGLE}/${name}/chrome-${name}.zip`);
      }
      on('linux', 'arm64');
      assert.match(
        getRevisionInfo('headless-shell').url,
        /^https:\/\/playwright\.azureedge\.net\/builds\/chromium\/1161\/chromium-headless-shell-linux-arm64\.zip$/,
      );
      // An archive with the program of Playwright, chrome-linux/chrome, stored without compression.
      downloads.downloadFile = ({to}: {to: () => string}) => Promise.resolve(fs.writeFileSync(to(), archiveOf('chrome-linux/chrome')));
      await assert.rejects(download('chrome-for-testing'), /^Error: ENOENT: no such file or directory, stat '.*\/chrome-linux64\/chrome'$/);
      assert.ok(fs.existsSync(path.resolve('node_modules/.remotion/chrome-for-testing/linux-arm64/chrome-headless-shell-linux-arm64/chrome-headless-shell')));
      on('win32', 'arm64');
      await assert.rejects(download('headless-shell'), {message: 'Chrome Headless Shell is not available for Windows for arm64 architecture.'});
    } finally {
      Object.assign(os, {platform, arch});
      Object.assign(downloads, {downloadFile});
      process.chdir(workingDirectory);
    }
  },
);

/** A ZIP file with one empty file. */
function archiveOf(name: string): Buffer {
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt16LE(name.length, 26);
  central.write('PK\x01\x02', 'latin1');
  central.writeUInt16LE(name.length, 28);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return Buffer.concat([local, Buffer.from(name), central, Buffer.from(name), end]);
}
