import assert from 'node:assert/strict';
import path from 'node:path';
import {getSilentParts} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Options = {bin: 'ffmpeg'; args: string[]; binariesDirectory: null; indent: boolean; logLevel: 'error'};
const {callFf} = installed<{callFf: (options: Options) => Promise<object>}>('@remotion/renderer/dist/call-ffmpeg.js');

export default inNode(
  'A plain WAV file of 16 bits that getSilentParts() refuses with "Compositor error: Invalid argument" is read once the FFmpeg of the packages has converted it to MP3.',
  async () => {
    const wav = await media('tone.wav');
    const mp3 = path.join(newFolder(), 'take.mp3');
    await assert.rejects(getSilentParts({src: wav, logLevel: 'error'}), /^Error: Compositor error: Invalid argument/);
    await callFf({bin: 'ffmpeg', args: ['-i', wav, mp3], binariesDirectory: null, indent: false, logLevel: 'error'});
    const {audibleParts, durationInSeconds} = await getSilentParts({src: mp3, logLevel: 'error'});
    assert.deepEqual(audibleParts, [{startInSeconds: 0, endInSeconds: durationInSeconds}]);
  },
);
