import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {serve} from '../lib/serve';
import {inNode} from '../lib/probe';

export default inNode('A path without a reader, a missing source and a missing file on the server fail with the messages of the table.', async () => {
  const read = (src: string | undefined) => parseMedia({src: src as string, fields: {size: true}, acknowledgeRemotionLicense: true});
  await assert.rejects(read('/tmp/clip.mp4'), /is not a URL - needs to start with http:\/\/ or https:\/\/ or blob:\./);
  await assert.rejects(read(undefined), /No "src" provided/);
  const {origin, close} = await serve((_, response) => response.writeHead(404).end());
  await assert.rejects(read(`${origin}/clip.mp4`), /Server returned status code 404 for /);
  close();
});
