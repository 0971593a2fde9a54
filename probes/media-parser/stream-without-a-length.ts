import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'A URL whose path ends in .ts is read without a Content-Length, at once as a whole, also with a query behind it; any other is refused.',
  async () => {
    const content = fs.readFileSync(await media('plain.ts'));
    const ranges: unknown[] = [];
    const {origin, close} = await serve(({headers}, response) => {
      ranges.push(headers.range);
      response.writeHead(206, {'content-range': `bytes 0-${content.length - 1}/${content.length}`, 'transfer-encoding': 'chunked'}).end(content);
    });
    const read = (name: string) =>
      parseMedia({src: `${origin}/${name}`, fields: {slowNumberOfFrames: true, dimensions: true}, acknowledgeRemotionLicense: true, logLevel: 'error'});
    try {
      for (const name of ['ferry.ts', 'ferry.ts?token=7']) assert.deepEqual(await read(name), {slowNumberOfFrames: 180, dimensions: {width: 160, height: 90}});
      assert.deepEqual(ranges, ['bytes=0-', 'bytes=0-']);
      await assert.rejects(read('ferry.mpeg'), /^Error: Cannot read media .* without a content length\. This is currently not supported\./);
    } finally {
      close();
    }
  },
);
