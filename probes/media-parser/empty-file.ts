import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {inNode} from '../lib/probe';

export default inNode('An empty file throws a plain Error with "Expected structure".', async () => {
  const call = parseMedia({src: new File([], 'empty.mp4'), fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
  await assert.rejects(call, (error: Error) => error.name === 'Error' && error.message.includes('Expected structure'));
});
