import assert from 'node:assert/strict';
import path from 'node:path';
import {ffmpeg, ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const COVER = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -frames:v 1';

export default slowInNode(
  'With the command of the page, an MP4 gets a JPEG or a PNG as its cover, a MOV loses it without an error, and a WebM is refused; an MKV takes it as an attachment.',
  async () => {
    const folder = newFolder();
    const covers = async (file: string) => {
      const {streams} = await ffprobe(file);
      return streams.filter(({disposition}) => (disposition as {attached_pic: number}).attached_pic === 1).length;
    };
    const added = async (video: string, cover: string, name: string) => {
      const file = path.join(folder, name);
      const {exitCode, stderr} = await ffmpeg(['-y', '-i', video, '-i', cover, ...'-map 0 -map 1 -c copy -disposition:v:1 attached_pic'.split(' '), file]);
      return {file, exitCode, stderr};
    };
    const [jpeg, png] = [await made('cover.jpg', `${COVER} -c:v mjpeg -pix_fmt yuvj420p`), await made('cover.png', COVER)];
    for (const cover of [jpeg, png]) {
      const {file, exitCode, stderr} = await added(await media('plain.mp4'), cover, 'with-cover.mp4');
      assert.equal(exitCode, 0, stderr);
      assert.equal(await covers(file), 1);
    }
    const mov = await added(await media('plain.mov'), jpeg, 'with-cover.mov');
    assert.equal(mov.exitCode, 0, mov.stderr);
    assert.equal(await covers(mov.file), 0);
    const {exitCode, stderr} = await added(await media('plain.webm'), jpeg, 'with-cover.webm');
    assert.notEqual(exitCode, 0);
    assert.match(stderr, /Only VP8 or VP9 or AV1 video and Vorbis or Opus audio and WebVTT subtitles are supported for WebM\./);
    const mkv = path.join(folder, 'with-cover.mkv');
    const attached = ['-y', '-i', await media('plain.mkv'), '-attach', jpeg, '-metadata:s:t', 'mimetype=image/jpeg', '-c', 'copy', mkv];
    assert.equal((await ffmpeg(attached)).exitCode, 0);
    assert.equal(await covers(mkv), 1);
  },
);
