import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, ffprobe, made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const COVER = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -frames:v 1';

export default inNode(
  'With -map 0 -map 1, the file with a cover has all streams of both files, picture, sound and cover, where the default leaves one picture; attached_pic marks the second picture stream alone.',
  async () => {
    const [, options = ''] = /^npx remotion ffmpeg -i \S+ -i \S+ (.*) \S+$/m.exec(fs.readFileSync('docs/metadata.mdx', 'utf8')) ?? [];
    assert.equal(options, '-map 0 -map 1 -c copy -disposition:v:1 attached_pic');
    const [video, cover] = [await media('plain.mp4'), await made('cover.jpg', `${COVER} -c:v mjpeg -pix_fmt yuvj420p`)];
    const streams = async (given: string) => {
      const file = path.join(newFolder(), 'out.mp4');
      const {exitCode, stderr} = await ffmpeg(['-y', '-i', video, '-i', cover, ...given.split(' '), file]);
      assert.equal(exitCode, 0, stderr);
      const found = (await ffprobe(file)).streams as {codec_type: string; disposition: {attached_pic: number}}[];
      return found.map(({codec_type, disposition}) => `${codec_type} ${disposition.attached_pic}`);
    };
    assert.deepEqual(await streams(options), ['video 0', 'audio 0', 'video 1']);
    assert.deepEqual(await streams('-c copy'), ['video 0', 'audio 0']);
  },
);
