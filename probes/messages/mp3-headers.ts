import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {failure, patched, reading, rewritten} from '../lib/failure';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const tone = (name: string, rate: number, options: string) => made(`tides-${name}`, `-f lavfi -i sine=sample_rate=${rate} -t 3 -c:a libmp3lame ${options}`);

export default slowInNode(
  'An MP3 of up to 12,000 Hz, of a variable bitrate without a complete Xing header, with checksums or with other bytes behind its tag is refused; FFmpeg mends each. Without Xing, 3 seconds count as less than one.',
  async () => {
    for (const rate of [8000, 11_025, 12_000]) assert.equal(await failure(await tone(`${rate}.mp3`, rate, '')), 'Expected MPEG Version 1 or 2');
    for (const rate of [16_000, 24_000, 48_000]) assert.equal(await failure(await tone(`${rate}.mp3`, rate, '')), '');
    assert.equal(await failure((await rewritten(fs.readFileSync(await tone('8000.mp3', 8000, '')), '-ar 44100', 'mp3')).content), '');

    const silent = fs.readFileSync(await tone('unmarked.mp3', 44_100, '-q:a 4 -write_xing 0'));
    assert.match(await failure(silent), /^Bitrate mismatch at offset \d+: 48 !== 192$/);
    assert.equal(await failure((await rewritten(silent, '-c copy', 'mp3')).content), '');
    const src = new File([new Uint8Array(silent)], 'unmarked.mp3');
    const {durationInSeconds} = await parseMedia({src, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
    assert.ok(durationInSeconds !== null && durationInSeconds < 1, `${durationInSeconds}`);

    const marked = await tone('marked.mp3', 44_100, '-q:a 4');
    assert.equal(await failure(marked), '');
    for (const [flags, message] of [
      [0b1110, 'Cannot get duration of VBR MP3 file - no frames'],
      [0b1101, 'file size'],
      [0b1011, 'table of contents'],
    ] as const) {
      const partial = patched(marked, ['Xing'], [0, 0, 0, flags], 4);
      assert.equal(await failure(partial), message);
      assert.equal(await failure((await rewritten(partial, '-c copy', 'mp3')).content), '');
    }

    const plain = fs.readFileSync(await media('tone.mp3'));
    const begin = plain.indexOf(Buffer.from([0xff, 0xfb]));
    const checked = Buffer.from(plain);
    for (let at = begin; at < plain.length; at++) if (plain[at] === 0xff && plain[at + 1] === 0xfb) checked[at + 1] = 0xfa;
    assert.equal(await failure(checked), 'Does not support CRC yet');
    assert.equal(await failure((await rewritten(checked, '-c copy', 'mp3')).content), 'Does not support CRC yet');
    assert.equal(await failure((await rewritten(checked, '-b:a 192k', 'mp3')).content), '');

    const stray = (at: number, text: string) => Buffer.concat([plain.subarray(0, at), Buffer.from(text), plain.subarray(at)]);
    assert.equal(await failure(stray(begin, 'buoy')), 'Unknown MP3 header {"0":98,"1":117,"2":111}');
    const copied = await rewritten(stray(begin, 'buoy'), '-map 0:a -map_metadata -1 -c copy', 'mp3');
    assert.deepEqual(await reading(copied.content), await reading(plain));
    assert.equal(await failure(stray(plain.indexOf(Buffer.from([0xff, 0xfb]), begin + 2000), 'a tag in the middle')), '');
  },
);
