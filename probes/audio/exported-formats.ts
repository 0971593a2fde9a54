import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

type Track = {codec_name: string; channels: number; sample_rate: string; bit_rate: string; nb_read_frames: string; bits_per_sample: number};
type Format = {duration: string; format_name: string};

/** Samples in a packet, by which the length of a bare stream can be told. */
const SAMPLES = {mp3: 1152, aac: 1024};

export default inBrowser(
  'Six seconds without a sound become files of two channels and 48,000 samples per second: MP3 of 6.02 seconds and 320 kbit/s, a bare AAC stream of 6.06 seconds, also as .m4a, and WAV of exactly 6.',
  async (stage) => {
    const exported = async (codec: 'mp3' | 'aac' | 'wav', extension: string) => {
      const {file} = await stage.film({scene: 'FrameAsRed', fps: 5, durationInFrames: 30}, `x.${extension}`, {codec});
      const {format, streams} = (await ffprobe(file)) as {format: Format; streams: unknown[]};
      assert.equal(streams.length, 1);
      const track = streams[0] as Track;
      assert.deepEqual([track.channels, track.sample_rate], [2, '48000']);
      const seconds = codec === 'wav' ? Number(format.duration) : (Number(track.nb_read_frames) * SAMPLES[codec]) / 48_000;
      return {...track, name: format.format_name, seconds};
    };
    const mp3 = await exported('mp3', 'mp3');
    assert.deepEqual([mp3.codec_name, mp3.seconds.toFixed(2), mp3.bit_rate], ['mp3', '6.02', '320000']);
    for (const extension of ['aac', 'm4a']) {
      const {name, codec_name, seconds} = await exported('aac', extension);
      assert.deepEqual([name, codec_name, seconds.toFixed(2)], ['aac', 'aac', '6.06']);
    }
    const wav = await exported('wav', 'wav');
    assert.deepEqual([wav.codec_name, wav.bits_per_sample, wav.bit_rate, wav.seconds], ['pcm_s16le', 16, '1536000', 6]);
  },
);
