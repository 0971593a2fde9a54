import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openBrowser} from '@remotion/renderer';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const MISSING = 'error while loading shared libraries: libnss3.so: cannot open shared object file';

export default inNode(
  'A browser that ends at once because a shared library is missing makes openBrowser() reject with "Failed to launch the browser process" and the message about the library.',
  async () => {
    const browserExecutable = path.join(newFolder(), 'chrome');
    fs.writeFileSync(browserExecutable, `#!/bin/sh\necho "$0: ${MISSING}" >&2\nexit 127\n`, {mode: 0o755});
    await assert.rejects(openBrowser('chrome', {browserExecutable, logLevel: 'error'}), ({message}: Error) => {
      assert.match(message, /^Failed to launch the browser process/);
      assert.ok(message.includes(MISSING), message);
      return true;
    });
  },
);
