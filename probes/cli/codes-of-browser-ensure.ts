import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default byCommand(
  'browser ensure ends with code 0 when there is a browser, and with 1 when the file of --browser-executable is missing or the download fails, as with "getaddrinfo ENOTFOUND storage.googleapis.com" without a network.',
  async (project) => {
    const ensure = (...args: string[]) => project.remotion(['browser', 'ensure', ...args]);
    const found = await ensure(`--browser-executable=${setting('browser')}`);
    assert.equal(found.code, 0, found.output);
    const missing = await ensure('--browser-executable=/nope/chrome');
    assert.equal(missing.code, 1, missing.output);
    const offline = await ensure();
    assert.equal(offline.code, 1, offline.output);
    const host = process.platform === 'linux' && process.arch === 'arm64' ? 'playwright.azureedge.net' : 'storage.googleapis.com';
    assert.ok(offline.output.includes(`Error: getaddrinfo ENOTFOUND ${host}`), offline.output);
  },
);
