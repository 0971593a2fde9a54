import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'Decoding a whole file to the null format prints nothing for a sound one and errors for a damaged one, and FFprobe prints the time base of a video; a shortened file ends in "moov atom not found".',
  async () => {
    const decoded = (file: string) => ffmpeg(['-v', 'error', '-i', file, '-c:v', 'rawvideo', '-c:a', 'pcm_s16le', '-f', 'null', '-']);
    const sound = await media('plain.mp4');
    const {exitCode, stderr, stdout} = await decoded(sound);
    assert.deepEqual([exitCode, stderr, stdout], [0, '', '']);

    const folder = newFolder();
    const content = fs.readFileSync(sound);
    const damaged = path.join(folder, 'damaged.mp4');
    fs.writeFileSync(damaged, Buffer.concat([content.subarray(0, content.length - 8000), Buffer.alloc(8000, 0x55)]));
    assert.notEqual((await decoded(damaged)).stderr, '');

    const entries = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=time_base,start_time,duration,nb_frames'];
    const probed = await ffmpeg([...entries, sound], undefined, 'ffprobe');
    assert.match(probed.stdout, /^time_base=1\/15360$/m);
    assert.match(probed.stdout, /^nb_frames=120$/m);

    const cut = path.join(folder, 'cut.mp4');
    // The index of this file is at its end.
    const whole = fs.readFileSync(await media('silent.mp4'));
    fs.writeFileSync(cut, whole.subarray(0, whole.length / 2));
    assert.match((await ffmpeg(['-v', 'error', cut], undefined, 'ffprobe')).stderr, /moov atom not found/);
  },
);
