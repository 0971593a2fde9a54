import assert from 'node:assert/strict';
import {getPartialWaveData, probeWaveFile} from '@remotion/media-utils';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {serveFile} from '../lib/serve';

export default inNode('The right channel of a WAV file with the metadata of FFmpeg cannot be read; that of a file without metadata can.', async () => {
  const read = async (file: string, channelIndex: number) => {
    const {origin, close} = await serveFile(file);
    try {
      const probe = await probeWaveFile(origin);
      return await getPartialWaveData({...probe, src: origin, channelIndex, fromSeconds: 0, toSeconds: 1, signal: new AbortController().signal});
    } finally {
      close();
    }
  };
  const withMetadata = await media('right-only.wav');
  await read(withMetadata, 0);
  await assert.rejects(read(withMetadata, 1), {message: /^Tried to read a 16-bit integer from offset \d+ but the array length is \d+$/});

  const bare = await made('right-bare.wav', `-i ${withMetadata} -map_metadata -1 -bitexact -ar 48000 -c:a pcm_s16le`);
  await read(bare, 1);
  await assert.rejects(read(bare, 2), {message: /^Tried to read a 16-bit integer from offset/});
});
