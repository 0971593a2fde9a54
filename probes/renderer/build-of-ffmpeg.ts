import assert from 'node:assert/strict';
import {ffmpeg} from '../lib/media';
import {inNode} from '../lib/probe';

const DECODERS = ['av1', 'gif', 'h263', 'h264', 'hevc', 'mjpeg', 'mpeg4', 'png', 'prores', 'rawvideo', 'theora', 'vp3', 'vp8', 'vp9'];

export default inNode(
  'FFmpeg of the packages is version 7.1, was configured with --enable-gpl and --enable-nonfree, says that it is not legally redistributable, lacks the filters drawtext and overlay, and decodes the listed kinds of video.',
  async () => {
    const said = async (...args: string[]) => {
      const {stdout, stderr} = await ffmpeg(args);
      return `${stdout}${stderr}`;
    };
    const version = await said('-version');
    assert.match(version, /^ffmpeg version n7\.1 /);
    for (const option of ['--enable-gpl', '--enable-nonfree', '--enable-libx264', '--enable-libx265', '--enable-libfdk-aac'])
      assert.ok(version.includes(` ${option} `), option);
    assert.match(await said('-v', 'error', '-L'), /Therefore it is not legally redistributable\./);
    const filters = await said('-v', 'error', '-filters');
    assert.match(filters, / scale +/);
    for (const name of ['drawtext', 'overlay']) assert.ok(!filters.includes(` ${name} `), name);
    const found = [...(await said('-v', 'error', '-decoders')).matchAll(/^ V[.A-Z]{5} (\S+) *(?:\(codec (\w+)\))?$/gm)];
    assert.deepEqual([...new Set(found.map(([, name, codec]) => codec ?? name))].filter((name) => name !== '=').sort(), DECODERS);
  },
);
