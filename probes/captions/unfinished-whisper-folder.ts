import assert from 'node:assert/strict';
import {installWhisperCpp} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode('installWhisperCpp() refuses a folder that has no program in it, and asks to delete the folder.', async () => {
  const to = newFolder();
  await assert.rejects(installWhisperCpp({to, version: '1.7.2'}), (error: Error) => {
    assert.match(error.message, /^Whisper folder .+ exists but the executable \(.+main\) is missing\. Delete .+ and try again\.$/);
    return true;
  });
});
