import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand('A browser that was built for another processor fails to launch, with a message of the shell.', async (project) => {
  // The head of an ELF file for a processor that this machine does not have.
  const head = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, os.arch() === 'arm64' ? 0x3e : 0xb7, 0, 1, 0, 0, 0]);
  project.write({chrome: Buffer.concat([head, Buffer.alloc(2000, ')(\n')])});
  fs.chmodSync(path.join(project.folder, 'chrome'), 0o755);
  const {code, output} = await project.remotion(['gpu', `--browser-executable=${path.join(project.folder, 'chrome')}`]);
  assert.equal(code, 1);
  assert.match(output, /Failed to launch the browser process!/);
  assert.match(output, /Syntax error|Exec format error|cannot execute/);
});
