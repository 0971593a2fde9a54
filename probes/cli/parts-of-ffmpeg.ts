import assert from 'node:assert/strict';
import path from 'node:path';
import {ffmpeg, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const ENCODERS = 'libx264 libx265 libvpx libvpx-vp9 prores_ks gif mjpeg png rawvideo aac libfdk_aac libmp3lame libopus pcm_s16le';
const MUXERS = 'mp4 mov matroska webm mpegts avi gif hevc h264 wav mp3 adts opus ogg image2';
const FILTERS =
  'scale crop transpose rotate hflip vflip trim format zscale tonemap colorspace palettegen paletteuse split copy fieldorder tinterlace ' +
  'volume atempo atrim adelay apad amix amerge pan aresample aformat asetrate asetpts loudnorm silencedetect concat';
const MISSING = 'fps drawtext overlay fade setpts';

/** The second word of each line of a list: names stand behind their marks. */
const listed = async (flag: string) => new Set((await ffmpeg([flag])).stdout.split('\n').map((line) => line.trim().split(/\s+/)[1] ?? ''));

export default slowInNode(
  'The FFmpeg of the packages is 7.1, has what the table lists, and lacks the filters fps, drawtext, overlay, fade and setpts.',
  async () => {
    assert.match((await ffmpeg(['-version'])).stdout, /^ffmpeg version n7\.1 /);
    const lists = {'-encoders': ENCODERS, '-muxers': MUXERS, '-filters': FILTERS};
    for (const [flag, names] of Object.entries(lists)) {
      const all = await listed(flag);
      assert.deepEqual(
        names.split(' ').filter((name) => !all.has(name)),
        [],
        flag,
      );
      if (flag === '-filters')
        assert.deepEqual(
          MISSING.split(' ').filter((name) => all.has(name)),
          [],
        );
    }
    const filtered = async (filter: string) => ffmpeg(['-i', await media('silent.mp4'), '-vf', filter, path.join(newFolder(), 'x.mp4')]);
    assert.match((await filtered('drawtext=text=x')).stderr, /No such filter: 'drawtext'/);
    assert.match((await filtered('fps=15')).stderr, /No option name near '15'/);
    assert.equal((await ffmpeg(['-i', '/nope.mp4', path.join(newFolder(), 'x.mp4')])).exitCode, 254);
  },
);
