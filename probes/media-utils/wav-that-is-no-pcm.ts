import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {probeWaveFile} from '@remotion/media-utils';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serveFile} from '../lib/serve';
import {wav} from '../lib/wav';

/** What FFmpeg makes of a tone, and whether probeWaveFile() reads it. */
const KINDS: [options: string, isRead: boolean][] = [
  ['-c:a pcm_s16le', true],
  ['-c:a pcm_s16le -ac 2', true],
  ['-c:a libmp3lame', false],
  ['-c:a aac', false],
  ['-c:a pcm_s16le -ar 88200', false],
  ['-c:a pcm_s16le -ar 96000', false],
  ['-c:a pcm_s16le -af pan=3c|c0=c0|c1=c0|c2=c0', false],
  ['-c:a pcm_s16le -ac 6', false],
];

/** A-law, which is compressed, and floating-point numbers, as other programs write them. */
const OTHERS = [
  {format: 6, bits: 8},
  {format: 3, bits: 32},
  {format: 3, bits: 64},
];

export default slowInNode(
  'probeWaveFile() says that the audio format is not PCM for compressed and floating-point samples, and for WAV files of FFmpeg above 48,000 Hz or with more than 2 channels; it reads 48,000 Hz in mono and stereo.',
  async () => {
    const folder = newFolder();
    const written = await Promise.all(
      OTHERS.map(async (kind, index) => {
        const file = path.join(folder, `${index}.wav`);
        fs.writeFileSync(file, Buffer.from(await wav(kind).arrayBuffer()));
        return {file, isRead: false};
      }),
    );
    const tone = await media('tone.wav');
    for (const [options, isRead] of KINDS) written.push({file: await made('tone.wav', `-i ${tone} ${options}`), isRead});
    for (const {file, isRead} of written) {
      const {origin, close} = await serveFile(file);
      try {
        if (isRead) assert.ok((await probeWaveFile(origin)).dataOffset > 0, file);
        else await assert.rejects(probeWaveFile(origin), /the audio format is not PCM/, file);
      } finally {
        close();
      }
    }
  },
);
