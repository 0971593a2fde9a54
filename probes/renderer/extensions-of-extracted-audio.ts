import assert from 'node:assert/strict';
import path from 'node:path';
import {extractAudio} from '@remotion/renderer';
import {ffprobe, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode('AAC is extracted into aac, mp4, mov and mkv, and also into wav, where it stays AAC; opus and m4a throw.', async () => {
  const videoSource = await media('plain.mp4');
  const extract = async (extension: string) => {
    const audioOutput = path.join(newFolder(), `audio.${extension}`);
    await extractAudio({videoSource, audioOutput, logLevel: 'error'});
    return (await ffprobe(audioOutput)).streams.map(({codec_name}) => codec_name);
  };
  for (const extension of ['aac', 'mp4', 'mov', 'mkv', 'wav']) assert.deepEqual(await extract(extension), ['aac'], extension);
  await assert.rejects(extract('opus'), /Error writing header to/);
  await assert.rejects(extract('m4a'), /Error setting up output to .* Invalid argument/s);
});
