import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openBrowser} from '@remotion/renderer';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'A browser of your own is started with --headless=old by default and in the mode headless-shell, and with --headless=new in the mode chrome-for-testing; nothing is downloaded for it.',
  async () => {
    const folder = newFolder();
    const browserExecutable = path.join(folder, 'browser');
    const record = path.join(folder, 'options.txt');
    fs.writeFileSync(browserExecutable, `#!/bin/sh\nprintf '%s\\n' "$@" > "${record}"\nexit 1\n`, {mode: 0o755});
    let downloads = 0;
    const onBrowserDownload = () => {
      downloads++;
      throw new Error('A download was asked for.');
    };
    const mode = async (options: object) => {
      await assert.rejects(
        openBrowser('chrome', {browserExecutable, logLevel: 'error', onBrowserDownload, ...options} as never),
        (error: Error) => !/download was/.test(error.message),
      );
      return fs
        .readFileSync(record, 'utf8')
        .split('\n')
        .filter((option) => option.startsWith('--headless'));
    };
    assert.deepEqual(
      [await mode({}), await mode({chromeMode: 'headless-shell'}), await mode({chromeMode: 'chrome-for-testing'})],
      [['--headless=old'], ['--headless=old'], ['--headless=new']],
    );
    assert.equal(downloads, 0);
  },
);
