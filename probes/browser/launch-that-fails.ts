import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Open = (options: object) => Promise<unknown>;
const {internalOpenBrowser} = installed<{internalOpenBrowser: Open}>('@remotion/renderer/dist/open-browser.js');
const ensuring = installed<{internalEnsureBrowser: () => Promise<unknown>}>('@remotion/renderer/dist/ensure-browser.js');

export default inNode(
  'The browser gets a profile in the folder for temporary files, and a window only with headless: false in Chrome for Testing; a file without the right to run ends with EACCES, a mute one with "Timed out after 25000 ms".',
  async () => {
    const folder = newFolder();
    const {internalEnsureBrowser} = ensuring;
    const {setTimeout} = globalThis;
    const {TMPDIR} = process.env;
    // A process whose call to ensureBrowser() has failed refuses every browser.
    ensuring.internalEnsureBrowser = () => Promise.resolve();
    process.env.TMPDIR = folder;
    const browserExecutable = path.join(folder, 'browser');
    const open = (program: string, {mode = 0o755, ...options}: {mode?: number; chromeMode?: string; chromiumOptions?: object} = {}) => {
      fs.rmSync(browserExecutable, {force: true});
      fs.writeFileSync(browserExecutable, program, {mode});
      const usual = {browser: 'chrome', browserExecutable, chromiumOptions: {}, indent: false, viewport: null, logLevel: 'error', chromeMode: 'headless-shell'};
      return internalOpenBrowser({...usual, onBrowserDownload: () => undefined, ...options});
    };
    const record = path.join(folder, 'record.txt');
    const startedWith = async (options: {chromeMode?: string; chromiumOptions?: object}) => {
      await assert.rejects(open(`#!/bin/sh\nprintf '%s\\n' "$@" > "${record}"\nexit 1\n`, options), /^Error: Failed to launch the browser process!/);
      return fs.readFileSync(record, 'utf8').split('\n');
    };
    const modeOf = async (options: {chromeMode?: string; chromiumOptions?: object}) =>
      (await startedWith(options)).filter((arg) => arg.startsWith('--headless'));
    try {
      const args = await startedWith({});
      assert.ok(args.some((arg) => arg.startsWith(`--user-data-dir=${folder}/puppeteer_dev_chrome_profile-`)));
      assert.deepEqual(await modeOf({}), ['--headless=old']);
      assert.deepEqual(await modeOf({chromeMode: 'chrome-for-testing'}), ['--headless=new']);
      assert.deepEqual(await modeOf({chromeMode: 'chrome-for-testing', chromiumOptions: {headless: false}}), []);

      await assert.rejects(open('#!/bin/sh\n', {mode: 0o644}), /Failed to launch the browser process![^]*spawn .*browser EACCES/);

      const limits: unknown[] = [];
      globalThis.setTimeout = ((run: () => void, milliseconds?: number) => {
        limits.push(milliseconds);
        return setTimeout(run, milliseconds === 25_000 ? 0 : milliseconds);
      }) as typeof setTimeout;
      await assert.rejects(open('#!/bin/sh\nexec sleep 1\n'), /Timed out after 25000 ms while trying to connect to the browser! Chrome logged the following: /);
      assert.ok(limits.includes(25_000));
    } finally {
      globalThis.setTimeout = setTimeout;
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  },
);
