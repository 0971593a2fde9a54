import assert from 'node:assert/strict';
import fs from 'node:fs';
import {failure, patched, reading, rewritten} from '../lib/failure';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';
const H264 = '-c:v libx264 -pix_fmt yuv420p -g 30';
const SOUND = '-f lavfi -i sine=sample_rate=48000';
const avi = async (name: string, options: string, sound = '') => fs.readFileSync(await made(`tides-${name}.avi`, `${PICTURE} ${sound} -t 2 ${options} -f avi`));

export default slowInNode(
  'An AVI of FFmpeg fails with the name of the program in its header, with AAC, MP3 or plain samples, without B-frames, and with another codec; an MP4 made of it is read. A cut header ends in an infinite loop.',
  async () => {
    const plain = await avi('plain', `${H264} -bitexact -fflags +bitexact`);
    assert.deepEqual(await reading(plain), {message: '', samples: 60});
    const named = await avi('named', H264);
    assert.ok(named.includes('ISFT') && !plain.includes('ISFT'));
    for (const [content, message, options] of [
      [named, 'Unexpected result', '-c copy'],
      [await avi('aac', `${H264} -c:a aac`, SOUND), 'expected 0 bytes, got 6', '-c:v copy -c:a aac'],
      [await avi('mp3', `${H264} -c:a libmp3lame`, SOUND), 'expected 0 bytes, got 12', '-c:v copy -c:a aac'],
      [await avi('pcm', `${H264} -c:a pcm_s16le`, SOUND), 'expected 0 bytes, got -2', '-c:v copy -c:a aac'],
      [await avi('steady', `${H264} -bf 0 -bitexact -fflags +bitexact`), 'poc is null', '-c copy'],
      [await avi('motion', '-c:v mjpeg'), 'Only H264 is supported as a stream type in .avi, got MJPG', '-c:v libx264 -pix_fmt yuv420p'],
      [patched(patched(plain, ['H264'], 'avc1'), ['H264'], 'avc1'), 'Only H264 is supported as a stream type in .avi, got avc1', '-c:v copy'],
    ] as const) {
      assert.equal(await failure(content), message);
      assert.equal(await failure((await rewritten(content, options, 'avi', 'mp4')).content), '', message);
    }
    assert.equal(await failure(patched(plain, ['strh'], 'JUNK')), 'strh');
    assert.equal(await failure(patched(plain, ['strf'], 'JUNK')), 'Expected strf, got "JUNK"');
    assert.equal(await failure(patched(plain, ['vids'], 'txts')), 'Expected AVI handler to be vids / auds');
    for (const bytes of [176, 2649]) assert.match(await failure(plain.subarray(0, bytes)), /^Infinite loop detected\./);
  },
);
