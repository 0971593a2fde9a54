import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

export default inNode(
  'Comments in the code plan a disk of 10,240 MB for functions on Lambda and 5 instances at most for services on Cloud Run with version 5, and call pauseWhenBuffering of Audio and Video a proposal; none of it is switched.',
  () => {
    const code = (file: string) => fs.readFileSync(path.join(MODULES, file), 'utf8');
    assert.match(code('@remotion/lambda-client/dist/constants.js'), /TODO: In V5, Enable set this to 10240\nexports\.DEFAULT_EPHEMERAL_STORAGE_IN_MB = 2048;/);
    assert.match(code('@remotion/cloudrun/dist/shared/constants.js'), /TODO: In V5, Enable set this to 5\nexports\.DEFAULT_MAX_INSTANCES = 100;/);
    for (const file of ['audio/Audio', 'video/Video'])
      assert.match(
        code(`remotion/dist/cjs/${file}.js`),
        /pauseWhenBuffering: [^\n]*\n[^\n]*Proposal: Make this default to true in v5|Proposal: Make this default to true in v5\n[^\n]*pauseWhenBuffering/,
      );
  },
);
