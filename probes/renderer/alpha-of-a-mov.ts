import assert from 'node:assert/strict';
import {made, ffprobe} from '../lib/media';
import {slowInNode} from '../lib/probe';

const tags = async (name: string, options: string) => {
  const {streams} = await ffprobe(
    await made(name, `-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 0.2 ${options}`),
  );
  const {codec_tag_string: tag, pix_fmt: format, tags: more} = streams[0] as {codec_tag_string: string; pix_fmt: string; tags?: Record<string, string>};
  return {tag, format, alpha: more?.alpha_mode};
};

export default slowInNode(
  'FFprobe shows alpha_mode 1 for a WebM in yuva420p, ap4h and yuva444p12le for ProRes with the profile 4444, and apch without alpha for hq.',
  async () => {
    for (const codec of ['libvpx', 'libvpx-vp9']) {
      assert.equal((await tags(`${codec}-alpha.webm`, `-c:v ${codec} -pix_fmt yuva420p -auto-alt-ref 0`)).alpha, '1', codec);
      assert.equal((await tags(`${codec}-plain.webm`, `-c:v ${codec} -pix_fmt yuv420p`)).alpha, undefined, codec);
    }
    const prores = (profile: number) => tags(`prores-${profile}.mov`, `-c:v prores_ks -profile:v ${profile} -pix_fmt yuva444p10le`);
    assert.deepEqual(await prores(4), {tag: 'ap4h', format: 'yuva444p12le', alpha: undefined});
    assert.deepEqual(await prores(3), {tag: 'apch', format: 'yuv444p10le', alpha: undefined});
  },
);
