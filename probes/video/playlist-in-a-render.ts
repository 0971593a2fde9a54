import assert from 'node:assert/strict';
import type {RequestListener} from 'node:http';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Videos = {listener: RequestListener; close: () => Promise<void>};
const {startOffthreadVideoServer} = installed<{startOffthreadVideoServer: (options: object) => Videos}>('@remotion/renderer/dist/offthread-video-server.js');
const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap: () => object; cleanDownloadMap: (map: object) => void}>(
  '@remotion/renderer/dist/assets/download-map.js',
);

const PLAYLIST = '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:2.0,\npart-0.ts\n#EXT-X-ENDLIST\n';

export default inNode(
  'For a frame of an OffthreadVideo whose src is an HLS playlist, a render downloads the playlist alone, asks for no segment, and says Could not extract frame from compositor and Error when loading first segment.',
  async () => {
    const asked: string[] = [];
    const remote = await serve(({url = ''}, response) => {
      asked.push(url);
      response.writeHead(200, {'content-type': 'application/vnd.apple.mpegurl', 'content-length': PLAYLIST.length});
      response.end(PLAYLIST);
    });
    const downloadMap = makeDownloadMap();
    const none = {offthreadVideoCacheSizeInBytes: null, binariesDirectory: null, offthreadVideoThreads: 1};
    const {error} = console;
    const said: string[] = [];
    console.error = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
    const videos = startOffthreadVideoServer({downloadMap, logLevel: 'error', indent: false, ...none});
    const proxy = await serve(videos.listener);
    try {
      const query = new URLSearchParams({src: `${remote.origin}/stream.m3u8`, time: '0', transparent: 'false', toneMapped: 'true'});
      const answer = await fetch(`${proxy.origin}/proxy?${query.toString()}`);
      const text = await answer.text();
      assert.equal(answer.status, 500);
      assert.match(said.join('\n'), /Could not extract frame from compositor .*Error when loading first segment/s);
      assert.match(text, /Error when loading first segment/);
      assert.deepEqual(asked, ['/stream.m3u8']);
    } finally {
      console.error = error;
      proxy.close();
      remote.close();
      await videos.close().catch(() => undefined);
      cleanDownloadMap(downloadMap);
    }
  },
);
