import assert from 'node:assert/strict';
import {ffmpeg, ffprobe, made} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Of a pixel format, 444 keeps all color detail and 420 a quarter, 10le means 10 instead of 8 bits per value, and an a after yuv a fourth component for transparency; pcm_s16le has 16 bits per sample.',
  async () => {
    const {stdout} = await ffmpeg(['-v', 'error', '-pix_fmts']);
    const formats = new Map(
      [...stdout.matchAll(/^[IOHPB.]{5} (\w+) +(\d+) +(\d+) +([\d-]+)/gm)].map(([, name = '', components, bits, depths = '']) => [
        name,
        {components: Number(components), bits: Number(bits), depths},
      ]),
    );
    /** Bits for the two components of color, as a share of what they are with one value each for every pixel. */
    const detail = (name: string) => ((formats.get(name)?.bits ?? 0) - 8) / 16;
    assert.deepEqual([detail('yuv444p'), detail('yuv422p'), detail('yuv420p'), detail('yuvj420p')], [1, 0.5, 0.25, 0.25]);
    for (const [name, {components, depths}] of formats) {
      if (!/^yuvj?a?4/.test(name)) continue;
      assert.equal(components, name.startsWith('yuva') ? 4 : 3, name);
      const [, depth = '8'] = /p(\d+)[lb]e$/.exec(name) ?? [];
      assert.deepEqual(new Set(depths.split('-')), new Set([depth]), name);
    }
    const {streams} = await ffprobe(await made('tone.wav', '-f lavfi -i sine=sample_rate=48000 -t 1 -c:a pcm_s16le'));
    assert.equal(streams[0]?.bits_per_sample, 16);
  },
);
