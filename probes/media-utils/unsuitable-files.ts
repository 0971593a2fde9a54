import assert from 'node:assert/strict';
import {probeWaveFile, useAudioData} from '@remotion/media-utils';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

/** What reading a file rejects with, if a server answers with it. */
async function messageOf(content: Uint8Array, status = 206): Promise<string> {
  const {origin, close} = await serve((_, response) => response.writeHead(status).end(content));
  try {
    return await probeWaveFile(`${origin}/lecture.wav`).then(
      () => 'read',
      (error: unknown) => (error as Error).message.replace(origin, ''),
    );
  } finally {
    close();
  }
}

const bytesOf = async (options: Parameters<typeof wav>[0]) => new Uint8Array(await wav(options).arrayBuffer());

export default inNode(
  'Only PCM of a WAV file is read: others are refused as no RIFF or no PCM, and answers with 404 or 200 by their status. useAudioData() throws without a src.',
  async () => {
    const only = 'getPartialAudioData()';
    assert.equal(await messageOf(await bytesOf({bits: 16})), 'read');
    assert.equal(await messageOf(Buffer.from('ID3 and a song')), `${only} requires a WAVE file, but the first bytes are not RIFF. `);
    for (const format of [3, 0xfffe])
      assert.equal(
        await messageOf(await bytesOf({format, bits: 32})),
        `${only} supports only a WAVE file with PCM audio format, but the audio format is not PCM. `,
      );
    for (const status of [404, 200])
      assert.equal(
        await messageOf(await bytesOf({bits: 16}), status),
        `Tried to read bytes 0-1024 from /lecture.wav, but the response status code was ${status} (expected was 206). This means the server might not support returning a partial response.`,
      );
    for (const src of ['', undefined])
      assert.throws(() => renderToString(createElement(() => useAudioData(src as string) as null)), {message: "useAudioData requires a 'src' parameter"});
  },
);
