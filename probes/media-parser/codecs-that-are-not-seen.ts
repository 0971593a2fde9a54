import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {wav} from '../lib/wav';

const picture = '-f image2 -loop 1 -framerate 5 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 1';
const tone = '-f lavfi -i sine=sample_rate=48000 -t 1';

const read = async (src: string) => {
  const fields = {videoCodec: true, audioCodec: true, dimensions: true, tracks: true} as const;
  const {videoCodec, audioCodec, dimensions, tracks} = await parseMedia({src, reader: nodeReader, fields, acknowledgeRemotionLicense: true, logLevel: 'error'});
  return {codecs: [videoCodec, audioCodec], width: dimensions?.width ?? null, types: tracks.map(({type}) => type)};
};

export default slowInNode(
  'VP9 and ProRes 422 in an MP4 or MOV are other tracks without dimensions, H.265 in a transport stream is left out. H.265 and VP9 in Matroska, ProRes 4444 and the audio of the table are read.',
  async () => {
    const file = async (name: string, options: string) => read(await made(name, options));
    const other = {codecs: [null, null], width: null, types: ['other']};
    const vp9 = await made('vp9.mp4', `${picture} -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -pix_fmt yuv420p`);
    assert.deepEqual(await read(vp9), other);
    assert.deepEqual(await file('422.mov', `${picture} -c:v prores_ks -profile:v 2`), other);
    const seen = (codec: string) => ({codecs: [codec, null], width: 160, types: ['video']});
    assert.deepEqual(await file('4444.mov', `${picture} -c:v prores_ks -profile:v 4 -pix_fmt yuva444p10le`), seen('prores'));
    assert.deepEqual(await file('vp9.webm', `-i ${vp9} -c copy`), seen('vp9'));
    const hevc = await media('hevc.mp4');
    assert.deepEqual(await file('hevc.mkv', `-i ${hevc} -c copy`), seen('h265'));
    const stream = await file('hevc.ts', `-i ${hevc} ${tone} -c:v copy -c:a aac -f mpegts`);
    assert.deepEqual([stream.codecs, stream.width, stream.types], [[null, 'aac'], null, ['audio']]);

    const sound = async (name: string, codec: string) => (await file(name, `${tone} -c:a ${codec}`)).codecs[1];
    for (const bits of [16, 24, 32]) {
      const {audioCodec} = await parseMedia({src: wav({bits}), fields: {audioCodec: true}, acknowledgeRemotionLicense: true});
      assert.equal(audioCodec, `pcm-s${bits}`);
    }
    assert.equal(await sound('pcm.mkv', 'pcm_s16le'), 'pcm-s16');
    assert.deepEqual([await sound('opus.mp4', 'libopus'), await sound('opus.webm', 'libopus')], ['opus', 'opus']);
    assert.deepEqual([await sound('mp3.mkv', 'libmp3lame'), await sound('aac.mkv', 'aac')], ['mp3', 'aac']);
  },
);
