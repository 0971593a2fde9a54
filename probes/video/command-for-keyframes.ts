import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, ffprobe, made} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'The command of the page about slow extraction makes a file of 720 lines with a keyframe every 30 frames, and copies the sound.',
  async () => {
    const [, given = ''] = /^npx remotion ffmpeg (-i river\.mp4 .*)$/m.exec(fs.readFileSync('docs/slow-method-to-extract-frame.mdx', 'utf8')) ?? [];
    const folder = newFolder();
    // Two keyframes at most, and half as many lines.
    const picture = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 640x360 -i picture.rgb';
    const source = await made(
      'river.mp4',
      `${picture} -f lavfi -i sine=sample_rate=48000 -t 3 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 250 -c:a aac`,
    );
    fs.copyFileSync(source, path.join(folder, 'river.mp4'));
    const {stderr} = await ffmpeg(['-v', 'error', ...given.split(' ')], folder);
    assert.equal(stderr, '');
    const out = path.join(folder, 'river-720p.mp4');
    const {streams} = await ffprobe(out);
    assert.deepEqual(
      streams.map(({width, height, codec_name: codec}) => [width, height, codec]),
      [
        [1280, 720, 'h264'],
        [undefined, undefined, 'aac'],
      ],
    );
    const keyframes = async (file: string) => {
      const {stdout} = await ffmpeg(
        ['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0', file],
        undefined,
        'ffprobe',
      );
      return stdout
        .trim()
        .split('\n')
        .filter((line) => line.includes('K'))
        .map((line) => Math.round(parseFloat(line) * 30));
    };
    assert.deepEqual(await keyframes(source), [0]);
    assert.deepEqual(await keyframes(out), [0, 30, 60]);
  },
);
