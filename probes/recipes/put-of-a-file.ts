import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

type Sample = {putFile(file: string, url: string): Promise<void>};

export default inNode('putFile() sends a file with its size and as video/mp4, and throws the status and the text with which a server refuses it.', async () => {
  const file = path.join(newFolder(), 'short.mp4');
  fs.writeFileSync(file, Buffer.alloc(1_000_000, 1));
  const seen: unknown[] = [];
  const {origin, close} = await serve((request, response) => {
    const {method, url, headers} = request;
    let bytes = 0;
    request.on('data', (chunk: Buffer) => void (bytes += chunk.length));
    request.on('end', () => {
      seen.push([method, headers['content-type'], headers['content-length'], bytes]);
      if (url === '/refused') response.writeHead(403).end('<Error>SignatureDoesNotMatch</Error>');
      else response.end();
    });
  });
  try {
    const {putFile} = sampleOf<Sample>(['docs/recipes/s3-upload.mdx'], 'put-file');
    await putFile(file, `${origin}/signed`);
    assert.deepEqual(seen, [['PUT', 'video/mp4', '1000000', 1_000_000]]);
    await assert.rejects(putFile(file, `${origin}/refused`), {message: '403: <Error>SignatureDoesNotMatch</Error>'});
  } finally {
    close();
  }
});
