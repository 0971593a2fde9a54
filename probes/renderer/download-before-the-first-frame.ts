import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {RequestListener, ServerResponse} from 'node:http';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Videos = {listener: RequestListener; close: () => Promise<void>};
const {startOffthreadVideoServer} = installed<{startOffthreadVideoServer: (options: object) => Videos}>('@remotion/renderer/dist/offthread-video-server.js');
const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap: () => object; cleanDownloadMap: (map: object) => void}>(
  '@remotion/renderer/dist/assets/download-map.js',
);

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
    const downloadMap = makeDownloadMap();
    const none = {offthreadVideoCacheSizeInBytes: null, binariesDirectory: null, offthreadVideoThreads: 1};
    const videos = startOffthreadVideoServer({downloadMap, logLevel: 'error', indent: false, ...none});
    const proxy = await serve(videos.listener);
    const query = (time: number) => new URLSearchParams({src: `${remote.origin}/harbor.mp4`, time: `${time}`, transparent: 'false', toneMapped: 'true'});
    const frame = (time: number) => fetch(`${proxy.origin}/proxy?${query(time).toString()}`);
    try {
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
    } finally {
      proxy.close();
      remote.close();
      await videos.close().catch(() => undefined);
      cleanDownloadMap(downloadMap);
    }
  },
);
