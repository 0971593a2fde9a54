import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {getSystemErrorMap} from 'node:util';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Node.js says “ENOSPC: no space left on device” where a device is full, “EACCES: permission denied” where the user may not write, and “EROFS: read-only file system” on one that cannot be written to.',
  () => {
    if (process.platform === 'linux') assert.throws(() => fs.writeFileSync('/dev/full', 'frame'), {message: 'ENOSPC: no space left on device, write'});
    const folder = newFolder();
    fs.chmodSync(folder, 0o500);
    const code = `try { require('node:fs').mkdtempSync(${JSON.stringify(path.join(folder, 'remotion-'))}) } catch (error) { console.log(error.message) }`;
    // Whoever may do everything would be let in.
    const user = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {};
    const {stdout, stderr} = spawnSync(process.execPath, ['-e', code], {encoding: 'utf8', cwd: '/', env: {}, ...user});
    assert.match(stdout, /^EACCES: permission denied, mkdtemp /, stderr);
    const words = Object.fromEntries(getSystemErrorMap().values());
    assert.deepEqual([words.ENOSPC, words.EACCES, words.EROFS], ['no space left on device', 'permission denied', 'read-only file system']);
  },
);
