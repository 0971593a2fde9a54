import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {universalReader} from '@remotion/media-parser/universal';
import {media} from '../lib/media';
import {serveFile} from '../lib/serve';
import {inNode} from '../lib/probe';

export default inNode('nodeReader refuses URLs and Blobs, and universalReader reads both paths and URLs.', async () => {
  const fields = {container: true} as const;
  const file = await media('plain.mp4');
  await assert.rejects(
    parseMedia({src: 'https://example.com/a.mp4', reader: nodeReader, fields, acknowledgeRemotionLicense: true}),
    /File does not exist: https:\/\/example\.com\/a\.mp4/,
  );
  await assert.rejects(
    parseMedia({src: new Blob(['x']), reader: nodeReader, fields, acknowledgeRemotionLicense: true}),
    /src must be a string when using `nodeReader`/,
  );
  const {origin, close} = await serveFile(file);
  for (const src of [file, `${origin}/a.mp4`])
    assert.equal((await parseMedia({src, reader: universalReader, fields, acknowledgeRemotionLicense: true})).container, 'mp4');
  close();
});
