import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {setAwsVariables} from '../lib/aws';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const PAGE = ['docs/recipes/s3-upload.mdx'];

type Samples = {
  uploadVideo(file: string, key: string, onProgress: (bytes: number) => void): Promise<string>;
};

export default inNode(
  'A file of 20 MB is uploaded in three parts and one of 1 MB in one request, as video/mp4 and as an attachment under its name; the link is valid for a day. A part that fails is sent again.',
  async () => {
    const seen: string[] = [];
    let failures = 1;
    const {origin, close} = await serve((request, response) => {
      const {method, url = '', headers} = request;
      request.resume();
      request.on('end', () => {
        const query = new URL(url, 'http://s3').searchParams;
        const part = query.get('partNumber');
        seen.push(
          [method, part ? `part ${part}` : query.has('uploads') ? 'uploads' : '', headers['content-type'] ?? '', headers['content-disposition'] ?? ''].join(
            '|',
          ),
        );
        if (part === '2' && failures-- > 0) return response.writeHead(503).end();
        if (query.has('uploads')) return response.end('<InitiateMultipartUploadResult><UploadId>tide</UploadId></InitiateMultipartUploadResult>');
        if (method === 'POST') return response.end('<CompleteMultipartUploadResult><Key>x</Key></CompleteMultipartUploadResult>');
        return response.writeHead(200, {etag: '"1"'}).end();
      });
    });
    const folder = newFolder();
    const file = (name: string, size: number) => {
      fs.writeFileSync(path.join(folder, name), Buffer.alloc(size, 1));
      return path.join(folder, name);
    };
    setAwsVariables({AWS_ACCESS_KEY_ID: 'harbor', AWS_SECRET_ACCESS_KEY: 'none'});
    Object.assign(process.env, {S3_ENDPOINT: origin, BUCKET: 'finished-videos'});
    try {
      const {uploadVideo} = sampleOf<Samples>(PAGE, 'upload');
      const progress: number[] = [];
      const link = new URL(await uploadVideo(file('long.mp4', 20_000_000), 'episodes/night-trains.mp4', (bytes) => void progress.push(bytes)));
      const parts = seen.filter((line) => line.includes('part'));
      assert.deepEqual([...new Set(parts.map((line) => line.split('|')[1]))].sort(), ['part 1', 'part 2', 'part 3']);
      assert.deepEqual([parts.length, progress.length, progress.at(-1)], [4, 3, 20_000_000]);
      assert.equal(seen[0], 'POST|uploads|video/mp4|attachment; filename="night-trains.mp4"');
      assert.deepEqual([link.pathname, link.searchParams.get('X-Amz-Expires')], ['/finished-videos/episodes/night-trains.mp4', '86400']);

      seen.length = 0;
      await uploadVideo(file('short.mp4', 1_000_000), 'short.mp4', () => undefined);
      assert.deepEqual(
        seen.map((line) => line.split('|')[0]),
        ['PUT'],
      );
    } finally {
      close();
    }
  },
);
