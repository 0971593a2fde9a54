import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode('A path that leads out of the public folder is refused with the path after .. has been resolved.', () => {
  type Handler = (given: {input: {relativePath: string}; publicDir: string}) => unknown;
  const {deleteStaticFileHandler: handle} = installed<{deleteStaticFileHandler: Handler}>(
    '@remotion/studio-server/dist/preview-server/routes/delete-static-file.js',
  );
  const publicDir = newFolder();
  for (const relativePath of ['../package.json', 'takes/../../package.json'])
    assert.throws(() => handle({input: {relativePath}, publicDir}), {message: 'Not allowed to write to ../package.json'});
});
