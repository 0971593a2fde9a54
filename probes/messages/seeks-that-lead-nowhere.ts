import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {mediaParserController} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {failure, reading} from '../lib/failure';
import {block, description, frame} from '../lib/flac';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const LOOP = /^Seeking infinite loop detected: Seeked to byte 0x[0-9a-f]+ 10 times in a row in the last 2 seconds\./;

/** Reads a file, and seeks to the next time whenever a sample arrives. */
async function seeking(file: string | Buffer, times: number[], options: object = {}): Promise<string> {
  const controller = mediaParserController();
  const next = () => () => {
    const time = times.shift();
    if (time !== undefined) controller.seek(time);
  };
  const {message} = await reading(file, {controller, onVideoTrack: next, onAudioTrack: next, ...options});
  return message;
}

export default slowInNode(
  'The tenth seek to the same place within 2 seconds fails, also in small steps. NaN is refused by MP4, MP3 and WAV, and leads Matroska, TS, AAC, FLAC and HLS to the beginning; hints of an unknown type are refused.',
  async () => {
    for (const name of ['plain.mp4', 'plain.mkv', 'plain.ts'] as const) {
      const file = await media(name);
      assert.equal(await seeking(file, Array<number>(9).fill(1)), '', name);
      assert.match(await seeking(file, Array<number>(10).fill(1)), LOOP, name);
      assert.match(
        await seeking(
          file,
          Array.from({length: 30}, (_, index) => 1 + index / 50),
        ),
        LOOP,
        name,
      );
    }
    const nowhere = Array<number>(30).fill(NaN);
    for (const name of ['plain.mkv', 'plain.webm', 'plain.ts', 'tone.aac'] as const) assert.match(await seeking(await media(name), [...nowhere]), LOOP, name);
    const calm = Buffer.alloc(1024, 3);
    const flac = Buffer.concat([Buffer.from('fLaC'), block(0, description(512), true), frame(0, calm), frame(1, calm)]);
    assert.match(await seeking(flac, [...nowhere]), LOOP);
    const src = path.join(path.dirname(await media('plain.ts')), 'calm.m3u8');
    fs.writeFileSync(src, '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6.0,\nplain.ts\n#EXT-X-ENDLIST\n');
    assert.match(await seeking(flac, [...nowhere], {src, reader: nodeReader}), LOOP);
    for (const name of ['tone.mp3', 'tone.wav'] as const)
      assert.match(await seeking(await media(name), [...nowhere]), /^Cannot seek to a byte that is not in the video section\. Seeking to: NaN/);
    assert.equal(await seeking(await media('plain.mp4'), [NaN]), 'No sample found');
    for (const time of [NaN, 9])
      assert.match(await seeking(await media('fragmented.mp4'), [time]), /^Reached the end of the file even though a seek was requested\./);

    const picture = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';
    const late = await made('late-tide.mp4', `${picture} -t 2 -c:v libx264 -pix_fmt yuv420p -g 30 -output_ts_offset 5`);
    assert.equal(await seeking(late, [1]), 'No sample found');
    assert.equal(await seeking(late, [6]), '');
    assert.equal(await failure(late, {fields: {durationInSeconds: true}, seekingHints: {type: 'buoy'}}), 'Unknown seeking hints type: [object Object]');
  },
);
