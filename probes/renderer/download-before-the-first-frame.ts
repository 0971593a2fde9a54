import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {ServerResponse} from 'node:http';
import {media} from '../lib/media';
import {withOffthreadVideos} from '../lib/offthread-videos';
import {slowInNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default slowInNode(
  'For the frames of an OffthreadVideo, a render downloads a remote file once and as a whole, without a range, before it answers with the first frame; CORS headers are not needed.',
  async () => {
    const content = fs.readFileSync(await media('plain.mp4'));
    const ranges: unknown[] = [];
    let pending: ServerResponse | undefined;
    const remote = await serve((request, response) => {
      ranges.push(request.headers.range);
      response.writeHead(200, {'content-type': 'video/mp4', 'content-length': content.length});
      response.write(content.subarray(0, content.length - 100));
      pending = response;
    });
    try {
      await withOffthreadVideos(async (ask) => {
        const frame = (time: number) => ask(`${remote.origin}/harbor.mp4`, time);
        let isThere = false;
        const first = frame(0.5).then((response) => ((isThere = true), response));
        while (!pending) await new Promise(setImmediate);
        await new Promise((resolve) => void setTimeout(resolve, 300));
        assert.equal(isThere, false);
        pending.end(content.subarray(content.length - 100));
        const answers = [await first, await frame(1), await frame(2)];
        assert.deepEqual(
          answers.map(({status, headers}) => [status, headers.get('content-type')]),
          Array(3).fill([200, 'image/bmp']),
        );
        assert.deepEqual(ranges, [undefined]);
      });
    } finally {
      remote.close();
    }
  },
);
