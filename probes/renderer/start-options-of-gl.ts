import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ChromiumOptions} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Open = (browser: 'chrome', options?: {browserExecutable: string; chromiumOptions: ChromiumOptions; logLevel: 'error'}) => Promise<unknown>;
const {openBrowser} = installed<{openBrowser: Open}>('@remotion/renderer/dist/open-browser.js');
const ensuring = installed<{internalEnsureBrowser: () => Promise<unknown>}>('@remotion/renderer/dist/ensure-browser.js');

const OPTIONS: [ChromiumOptions['gl'], string[]][] = [
  [null, []],
  ['angle', ['--use-gl=angle']],
  ['swangle', ['--use-gl=angle', '--use-angle=swiftshader']],
  ['angle-egl', ['--use-gl=angle', '--use-angle=gl-egl']],
  ['vulkan', ['--use-angle=vulkan', '--use-vulkan=native']],
  ['egl', ['--use-gl=egl']],
  ['swiftshader', ['--use-gl=swiftshader']],
];
const FEATURES = {'angle-egl': ',VaapiVideoDecoder', vulkan: ',Vulkan,UseSkiaRenderer'} as Record<string, string>;

export default inNode(
  'Each value of gl starts Chrome with the options of the table, always without the list of blocked cards; vulkan never as a single process.',
  async () => {
    const folder = newFolder();
    const browserExecutable = path.join(folder, 'browser');
    // A process whose call to ensureBrowser() has failed refuses every browser, and profiles are made in the folder for temporary files.
    const {internalEnsureBrowser} = ensuring;
    ensuring.internalEnsureBrowser = () => Promise.resolve();
    process.env.TMPDIR = folder;
    const record = `${browserExecutable}.txt`;
    // Writes down its options, and is no browser.
    fs.writeFileSync(browserExecutable, `#!/bin/sh\nprintf '%s\\n' "$@" > "${record}"\nexit 1\n`, {mode: 0o755});
    const started = async (chromiumOptions: ChromiumOptions) => {
      await assert.rejects(openBrowser('chrome', {browserExecutable, chromiumOptions, logLevel: 'error'}));
      return fs.readFileSync(record, 'utf8').split('\n');
    };
    try {
      const usual = await started({});
      for (const [gl, options] of OPTIONS) {
        const args = await started({gl});
        const use = args.filter((arg) => arg.startsWith('--use-') && !arg.startsWith('--use-mock'));
        assert.deepEqual(use, options, String(gl));
        assert.ok(args.includes('--ignore-gpu-blocklist'));
        assert.ok(args.includes(`--enable-features=NetworkService,NetworkServiceInProcess${FEATURES[gl ?? ''] ?? ''}`), String(gl));
        const more = args.length - usual.length - options.length;
        assert.equal(more, gl === 'vulkan' ? 4 : 0, String(gl));
      }
      if (process.platform === 'linux') {
        assert.equal((await started({enableMultiProcessOnLinux: false})).includes('--single-process'), true);
        assert.equal((await started({enableMultiProcessOnLinux: false, gl: 'vulkan'})).includes('--single-process'), false);
      }
      assert.ok((await started({userAgent: 'Robo/1'})).includes('--user-agent="Robo/1"'));
      assert.ok((await started({disableWebSecurity: true})).includes('--disable-web-security'));
      await assert.rejects(openBrowser('chrome', {browserExecutable, chromiumOptions: {gl: 'foo' as never}, logLevel: 'error'}), {
        message: 'foo is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader, vulkan, angle-egl',
      });
      await assert.rejects(openBrowser('firefox' as never), {message: 'Firefox supported is not yet turned on. Stay tuned for the future.'});
    } finally {
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
    }
  },
);
