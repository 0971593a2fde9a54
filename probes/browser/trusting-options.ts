import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Open = (browser: 'chrome', options: {browserExecutable: string; logLevel: 'error'}) => Promise<unknown>;
const {openBrowser} = installed<{openBrowser: Open}>('@remotion/renderer/dist/open-browser.js');
const ensuring = installed<{internalEnsureBrowser: () => Promise<unknown>}>('@remotion/renderer/dist/ensure-browser.js');

export default inNode(
  'Chrome is always started without its sandbox, without site isolation and with --allow-running-insecure-content, but with web security and checked certificates.',
  async () => {
    const browserExecutable = path.join(newFolder(), 'browser');
    const {internalEnsureBrowser} = ensuring;
    ensuring.internalEnsureBrowser = () => Promise.resolve();
    process.env.TMPDIR = path.dirname(browserExecutable);
    fs.writeFileSync(browserExecutable, `#!/bin/sh\nprintf '%s\\n' "$@" > "${browserExecutable}.txt"\nexit 1\n`, {mode: 0o755});
    try {
      await assert.rejects(openBrowser('chrome', {browserExecutable, logLevel: 'error'}));
    } finally {
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
    }
    const given = fs.readFileSync(`${browserExecutable}.txt`, 'utf8').split('\n');
    for (const option of ['--no-sandbox', '--disable-site-isolation-trials', '--allow-running-insecure-content']) assert.ok(given.includes(option), option);
    assert.match(given.find((option) => option.startsWith('--disable-features=')) ?? '', /[=,]IsolateOrigins,site-per-process/);
    for (const option of ['--disable-web-security', '--ignore-certificate-errors']) assert.ok(!given.includes(option), option);
  },
);
