import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'MP3 in an MP4 is read at 32,000, 44,100 and 48,000 hertz; at 22,050 hertz the file fails with "Unknown mp4a codec: 105".',
  async () => {
    const read = async (rate: number) => {
      const src = await made(`mp3-of-${rate}.mp4`, `-f lavfi -i sine=sample_rate=${rate} -t 1 -c:a libmp3lame -f mp4`);
      return parseMedia({src, reader: nodeReader, fields: {audioCodec: true, sampleRate: true}, acknowledgeRemotionLicense: true});
    };
    for (const rate of [32_000, 44_100, 48_000]) assert.deepEqual(await read(rate), {audioCodec: 'mp3', sampleRate: rate});
    await assert.rejects(read(22_050), {message: 'Unknown mp4a codec: 105'});
  },
);
