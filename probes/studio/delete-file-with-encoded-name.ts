import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode('Deleting takes/take%203.mp4 leaves takes/take 3.mp4 where it is, and reports that there was no file.', async () => {
  type Handler = (given: {input: {relativePath: string}; publicDir: string}) => Promise<{success: boolean; existed: boolean}>;
  const {deleteStaticFileHandler: handle} = installed<{deleteStaticFileHandler: Handler}>(
    '@remotion/studio-server/dist/preview-server/routes/delete-static-file.js',
  );
  const publicDir = newFolder();
  const file = path.join(publicDir, 'take 3.mp4');
  fs.writeFileSync(file, '');
  assert.deepEqual(await handle({input: {relativePath: 'take%203.mp4'}, publicDir}), {success: true, existed: false});
  assert.ok(fs.existsSync(file));
  assert.deepEqual(await handle({input: {relativePath: 'take 3.mp4'}, publicDir}), {success: true, existed: true});
  assert.ok(!fs.existsSync(file));
});
