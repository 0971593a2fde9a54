import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {probeWaveFile} from '@remotion/media-utils';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {serveFile} from '../lib/serve';

const NOT_PCM = 'getPartialAudioData() supports only a WAVE file with PCM audio format, but the audio format is not PCM. ';

export default inNode(
  'A WAV file that FFmpeg made with 96,000 hertz has the header of the extensible kind, which counts as no PCM; one with 48,000 is read, and the command of the page makes one without metadata.',
  async () => {
    const tone = await media('tone.wav');
    const toneWith = (options: string) => made('tone.wav', `-i ${tone} ${options}`);
    const messageOf = async (options: string) => {
      const {origin, close} = await serveFile(await toneWith(options));
      try {
        return await probeWaveFile(origin).then(
          ({dataOffset}) => dataOffset,
          (error: unknown) => (error as Error).message,
        );
      } finally {
        close();
      }
    };
    assert.equal(await messageOf('-ar 96000 -c:a pcm_s16le'), NOT_PCM);
    assert.equal(fs.readFileSync(await toneWith('-ar 96000 -c:a pcm_s16le')).readUInt16LE(20), 0xfffe);
    assert.ok(Number(await messageOf('-c:a pcm_s16le')) > 44);
    const page = fs.readFileSync(path.join(__dirname, '../../docs/use-windowed-audio-data.mdx'), 'utf8');
    const options = /^npx remotion ffmpeg -i lecture\.mp3 (.*) public\/lecture\.wav$/m.exec(page)?.[1];
    assert.equal(await messageOf(options!), 44);
  },
);
