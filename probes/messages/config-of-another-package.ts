import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'A call of a setter of Config from remotion prints what to write and ends the process with code 1; without a document, portalNode() throws.',
  () => {
    const program = "require('remotion').Config.setCodec('h264'); console.log('goes on');";
    const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', program], {encoding: 'utf8', timeout: 20_000});
    assert.equal(status, 1);
    assert.doesNotMatch(stdout, /goes on/);
    assert.match(stdout + stderr, /The CLI configuration has been extracted from Remotion Core\./);
    assert.match(stdout + stderr, /import \{Config\} from "@remotion\/cli\/config";/);
    assert.throws(() => Internals.portalNode(), {message: 'Tried to call an API that only works in the browser from outside the browser'});
  },
);
