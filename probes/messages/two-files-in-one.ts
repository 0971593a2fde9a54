import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {reading} from '../lib/failure';
import {ffmpeg, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Two WebM, Matroska or WAV files in one fail after the samples of the first, and of two MP4 files only the first is read; a list for FFmpeg joins two recordings.',
  async () => {
    const twice = async (file: string) => reading(Buffer.concat([fs.readFileSync(file), fs.readFileSync(file)]));
    for (const name of ['plain.webm', 'plain.mkv', 'tone.wav'] as const) {
      const {samples} = await reading(await media(name));
      assert.deepEqual(await twice(await media(name)), {message: 'Error in Media Parser: Tracks have already been parsed', samples});
    }
    assert.deepEqual(await twice(await media('plain.mp4')), await reading(await media('plain.mp4')));

    const folder = newFolder();
    const part = await media('plain.webm');
    for (const name of ['part-1.webm', 'part-2.webm']) fs.copyFileSync(part, path.join(folder, name));
    fs.writeFileSync(path.join(folder, 'list.txt'), "file 'part-1.webm'\nfile 'part-2.webm'\n");
    await ffmpeg('-v error -f concat -i list.txt -c copy joined.webm'.split(' '), folder);
    assert.deepEqual(await reading(path.join(folder, 'joined.webm')), {message: '', samples: 2 * (await reading(part)).samples});
  },
);
