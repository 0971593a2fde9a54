import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Callbacks need no field, get their values in the order in which they are known, the promise that one returns is awaited, the result holds the fields alone, and what one throws rejects the call.',
  async () => {
    const options = {src: await media('silent.mp4'), reader: nodeReader, acknowledgeRemotionLicense: true} as const;
    const calls: string[] = [];
    const result = await parseMedia({
      ...options,
      fields: {videoCodec: true},
      onSlowNumberOfFrames: (frames) => void calls.push(`${frames} frames`),
      onDimensions: async (dimensions) => {
        await new Promise(setImmediate);
        calls.push(`${dimensions?.width} wide`);
      },
      onName: (name) => void calls.push(name),
    });
    assert.deepEqual(calls, ['silent.mp4', '160 wide', '60 frames']);
    assert.deepEqual(result, {videoCodec: 'h264'});
    const failure = new Error('too wide');
    const throws = () => {
      throw failure;
    };
    for (const callbacks of [{onDimensions: throws}, {onName: throws}, {onDimensions: () => Promise.reject(failure)}])
      await assert.rejects(parseMedia({...options, ...callbacks}), (error) => error === failure);
  },
);
