import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {serve} from '../lib/serve';
import {inNode} from '../lib/probe';

export default inNode('A server that cannot send parts, or sends no length, makes parseMedia() fail with a message that says so.', async () => {
  const content = fs.readFileSync(await media('long.mp4'));
  const whole = await serve((_, response) => response.writeHead(200, {'content-length': content.length}).end(content));
  const read = (origin: string) =>
    parseMedia({src: `${origin}/a.mp4`, fields: {slowNumberOfFrames: true}, acknowledgeRemotionLicense: true, onVideoTrack: () => () => undefined});
  await assert.rejects(read(whole.origin), /Cannot read media without it supporting the "Content-Range" header\./);
  const chunked = await serve((_, response) => {
    response.writeHead(200);
    response.write(content.subarray(0, 1000));
    response.end(content.subarray(1000));
  });
  await assert.rejects(read(chunked.origin), /without a content length\./);
  whole.close();
  chunked.close();
});
