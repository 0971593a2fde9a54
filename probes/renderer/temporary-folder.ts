import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const VARIABLES = ['TMPDIR', 'TMP', 'TEMP'] as const;

export default inNode(
  'Node.js takes the folder for temporary files from TMPDIR, then TMP, then TEMP; the renderer does not create it, and puts a folder there that begins with remotion-v, its version and -assets.',
  () => {
    const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap(): {assetDir: string}; cleanDownloadMap(map: unknown): void}>(
      '@remotion/renderer/dist/assets/download-map.js',
    );
    const before = VARIABLES.map((name) => process.env[name]);
    const folder = newFolder();
    try {
      for (const name of VARIABLES) process.env[name] = path.join(folder, name.toLowerCase());
      for (const name of VARIABLES) {
        assert.equal(os.tmpdir(), path.join(folder, name.toLowerCase()));
        delete process.env[name];
      }
      assert.equal(os.tmpdir(), '/tmp');

      process.env.TMPDIR = path.join(folder, 'scratch');
      assert.throws(makeDownloadMap, /^Error: ENOENT: no such file or directory, mkdir '.*scratch/);
      fs.mkdirSync(process.env.TMPDIR);
      const map = makeDownloadMap();
      assert.ok(path.basename(map.assetDir).startsWith(`remotion-v${VERSION}-assets`));
      assert.deepEqual(fs.readdirSync(process.env.TMPDIR), [path.basename(map.assetDir)]);
      cleanDownloadMap(map);
      assert.deepEqual(fs.readdirSync(process.env.TMPDIR), []);
    } finally {
      for (const [index, name] of VARIABLES.entries()) {
        if (before[index] === undefined) delete process.env[name];
        else process.env[name] = before[index];
      }
    }
  },
);
