import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Revision = {folderPath: string; executablePath: string};
type Ensure = {ensureBrowser: (options: object) => Promise<{type: string; path?: string}>};
const {getRevisionInfo} = installed<{getRevisionInfo: (mode: string) => Revision}>('@remotion/renderer/dist/browser/BrowserFetcher.js');
const {getLocalBrowserExecutable} = installed<{getLocalBrowserExecutable: (options: object) => string}>(
  '@remotion/renderer/dist/get-local-browser-executable.js',
);

const load = createRequire(path.join(__dirname, '../../package.json'));
const ENSURE = path.join(__dirname, '../../node_modules/@remotion/renderer/dist/ensure-browser.js');

const PLATFORMS: [NodeJS.Platform, string, string][] = [
  ['linux', 'x64', 'linux64'],
  ['linux', 'arm64', 'linux-arm64'],
  ['darwin', 'x64', 'mac-x64'],
  ['darwin', 'arm64', 'mac-arm64'],
  ['win32', 'x64', 'win64'],
];

export default inNode(
  'The browser lies in node_modules/.remotion (.yarn/.remotion with PnP) beside the closest package.json, by the platform of Node.js; one there is used whatever its version, and an empty folder ends in "No browser found".',
  async () => {
    const root = newFolder();
    const below = path.join(root, 'src/scenes');
    fs.mkdirSync(below, {recursive: true});
    const {platform, arch} = os;
    const workingDirectory = process.cwd();
    const versions = Object.getOwnPropertyDescriptor(process, 'versions')!;
    // The function remembers for good that a call has failed; this copy has no past.
    const known = load.cache[ENSURE];
    delete load.cache[ENSURE];
    const {ensureBrowser} = load(ENSURE) as Ensure;
    if (known) load.cache[ENSURE] = known;
    else delete load.cache[ENSURE];
    const folder = (mode = 'headless-shell') => path.relative(root, getRevisionInfo(mode).folderPath);
    try {
      process.chdir(below);
      assert.ok(folder().startsWith('src/scenes/.remotion/chrome-headless-shell/'), folder());
      fs.writeFileSync(path.join(root, 'package.json'), '{}');
      for (const [system, processor, name] of PLATFORMS) {
        os.platform = () => system;
        os.arch = () => processor;
        assert.equal(folder(), `node_modules/.remotion/chrome-headless-shell/${name}`);
        assert.equal(folder('chrome-for-testing'), `node_modules/.remotion/chrome-for-testing/${name}`);
      }
      Object.defineProperty(process, 'versions', {...versions, value: {...process.versions, pnp: '3'}});
      assert.equal(folder(), '.yarn/.remotion/chrome-headless-shell/win64');
      Object.defineProperty(process, 'versions', versions);
      Object.assign(os, {platform, arch});

      const {folderPath, executablePath} = getRevisionInfo('headless-shell');
      fs.mkdirSync(folderPath, {recursive: true});
      // What a browser that was unpacked halfway leaves behind; nothing is requested.
      const options = {logLevel: 'error', onBrowserDownload: () => ({version: null, onProgress: () => undefined})};
      assert.equal((await ensureBrowser(options)).type, 'no-browser');
      assert.throws(
        () => getLocalBrowserExecutable({preferredBrowserExecutable: null, logLevel: 'error', indent: false, chromeMode: 'headless-shell'}),
        /^TypeError: No browser found for rendering frames!/,
      );
      fs.mkdirSync(path.dirname(executablePath), {recursive: true});
      fs.writeFileSync(executablePath, 'of an earlier release');
      assert.deepEqual(await ensureBrowser(options), {type: 'local-puppeteer-browser', path: executablePath});
    } finally {
      Object.defineProperty(process, 'versions', versions);
      Object.assign(os, {platform, arch});
      process.chdir(workingDirectory);
    }
  },
);
