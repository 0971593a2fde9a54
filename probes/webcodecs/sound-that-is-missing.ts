import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Converted to WAV, a file without audio is no error: onAudioCodec receives null. Without onAudioTrack, audio that cannot be decoded rejects with "Audio track with ID … resolved with {"type": "fail"}".',
  async () => {
    const codecs: unknown[] = [];
    const convert = async (name: 'silent.mp4' | 'plain.mp4') =>
      convertMedia({
        ...{src: await media(name), reader: nodeReader, writer: bufferWriter, container: 'wav'},
        onAudioCodec: (codec) => void codecs.push(codec),
      });
    const {save} = await convert('silent.mp4');
    assert.equal((await save()).size, 44);
    assert.deepEqual(codecs, [null]);
    // Node has no decoder for the AAC in this file.
    await assert.rejects(convert('plain.mp4'), {message: /^Audio track with ID \d+ resolved with \{"type": "fail"\}/});
  },
);
