import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Handler = (given: {input: {relativePath: string}; publicDir: string}) => Promise<{success: boolean; existed: boolean}>;

export default inNode(
  'A file of the public folder is deleted at once; for one that does not exist, the result is success with existed: false; a folder is not deleted, and the error is that of the file system.',
  async () => {
    const {deleteStaticFileHandler: handle} = installed<{deleteStaticFileHandler: Handler}>(
      '@remotion/studio-server/dist/preview-server/routes/delete-static-file.js',
    );
    const publicDir = newFolder();
    const file = path.join(publicDir, 'takes', '03.mp4');
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '');
    const input = {relativePath: 'takes/03.mp4'};
    assert.deepEqual(await handle({input, publicDir}), {success: true, existed: true});
    assert.deepEqual(fs.readdirSync(publicDir, {recursive: true}), ['takes']);
    assert.deepEqual(await handle({input, publicDir}), {success: true, existed: false});
    await assert.rejects(async () => handle({input: {relativePath: 'takes'}, publicDir}), /^Error: E(ISDIR|PERM)/);
    assert.ok(fs.existsSync(path.dirname(file)));
  },
);
