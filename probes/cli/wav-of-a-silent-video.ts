import assert from 'node:assert/strict';
import {ffmpeg, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode('FFmpeg fails if it is to make a WAV file of a video without a sound track.', async () => {
  const folder = newFolder();
  const make = async (input: string) => ffmpeg(['-v', 'error', '-i', input, '-ar', '16000', '-y', 'a.wav'], folder);
  const silent = await make(await media('silent.mp4'));
  assert.notEqual(silent.exitCode, 0);
  assert.match(silent.stderr, /Output file does not contain any stream/);
  assert.equal((await make(await media('plain.mp4'))).exitCode, 0);
});
