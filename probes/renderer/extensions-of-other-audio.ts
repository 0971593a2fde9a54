import assert from 'node:assert/strict';
import path from 'node:path';
import {extractAudio} from '@remotion/renderer';
import {ffprobe, made} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const AUDIO = [
  {encoder: 'libmp3lame', codec: 'mp3', fitting: ['mp3', 'mp4', 'mov', 'mkv'], other: 'webm'},
  {encoder: 'libopus', codec: 'opus', fitting: ['opus', 'ogg', 'webm', 'mp4', 'mkv'], other: 'mp3'},
  {encoder: 'pcm_s16le', codec: 'pcm_s16le', fitting: ['wav', 'mov', 'mkv'], other: 'mp3'},
];

export default slowInNode(
  'MP3 is extracted into mp3, mp4, mov and mkv, Opus into opus, ogg, webm, mp4 and mkv, 16-bit PCM into wav, mov and mkv; a container for another codec throws that its header cannot be written.',
  async () => {
    for (const {encoder, codec, fitting, other} of AUDIO) {
      const videoSource = await made(`${codec}.mkv`, `-f lavfi -i sine=sample_rate=48000 -t 1 -c:a ${encoder} -f matroska`);
      const extract = async (extension: string) => {
        const audioOutput = path.join(newFolder(), `audio.${extension}`);
        await extractAudio({videoSource, audioOutput, logLevel: 'error'});
        return (await ffprobe(audioOutput)).streams.map(({codec_name}) => codec_name);
      };
      for (const extension of fitting) assert.deepEqual(await extract(extension), [codec], extension);
      await assert.rejects(extract(other), /Error writing header to/);
    }
  },
);
