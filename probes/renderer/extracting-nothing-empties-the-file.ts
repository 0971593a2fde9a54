import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {extractAudio} from '@remotion/renderer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode('extractAudio() empties an existing file even if the video has no audio and the call rejects.', async () => {
  const audioOutput = path.join(newFolder(), 'audio.aac');
  fs.writeFileSync(audioOutput, 'x'.repeat(100_000));
  await assert.rejects(extractAudio({videoSource: await media('silent.mp4'), audioOutput, logLevel: 'error'}), /No audio stream found in/);
  assert.equal(fs.statSync(audioOutput).size, 0);
});
