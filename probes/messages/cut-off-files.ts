import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {reading} from '../lib/failure';
import {ffmpeg, made, media, type MediaName} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const LOOP = /^Infinite loop detected\. The parser is not progressing\./;
const RANGE = /^Offset is outside the bounds of the DataView$/;

/** What FFmpeg says of 60 percent of a file, and what parseMedia() does. */
const CASES: [MediaName, RegExp, RegExp][] = [
  ['plain.webm', /File ended prematurely/, LOOP],
  ['plain.mkv', /File ended prematurely/, LOOP],
  ['plain.mp4', /partial file/, /^$/],
  ['fragmented.mp4', /partial file/, /^$/],
  ['long.mp4', /moov atom not found/, RANGE],
  ['tone.m4a', /moov atom not found/, RANGE],
  ['plain.ts', /^$/, /^$/],
  ['tone.mp3', /^$/, /^$/],
  ['tone.wav', /^$/, /^$/],
  ['tone.aac', /^$/, /^$/],
];

export default slowInNode(
  'Of a file that is cut off, FFmpeg says File ended prematurely, partial file or moov atom not found; of a transport stream, an AVI, MP3, WAV or AAC nothing.',
  async () => {
    const folder = newFolder();
    const check = async (name: string, content: Buffer) => {
      fs.writeFileSync(path.join(folder, name), content);
      return (await ffmpeg(['-v', 'error', '-i', name, '-c', 'copy', '-f', 'null', '-'], folder)).stderr;
    };
    for (const [name, words, message] of CASES) {
      const whole = fs.readFileSync(await media(name));
      const part = whole.subarray(0, Math.floor((whole.length * 0.6) / 188) * 188);
      assert.equal(await check(name, whole), '', name);
      assert.match(await check(name, part), words, name);
      assert.match((await reading(part)).message, message, name);
    }
    const avi = fs.readFileSync(
      await made(
        'quay.avi',
        '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 2 -c:v libx264 -pix_fmt yuv420p -bitexact -fflags +bitexact -f avi',
      ),
    );
    assert.equal((await reading(avi)).message, '');
    assert.equal(await check('quay.avi', avi.subarray(0, avi.length * 0.8)), '');
    const stream = fs.readFileSync(await media('plain.ts'));
    assert.match((await reading(stream.subarray(0, 188 * 300 + 100))).message, LOOP);
  },
);
