import assert from 'node:assert/strict';
import {withOffthreadVideos} from '../lib/offthread-videos';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

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
    const {error} = console;
    const said: string[] = [];
    console.error = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
    try {
      await withOffthreadVideos(async (ask) => {
        const answer = await ask(`${remote.origin}/stream.m3u8`, 0);
        const text = await answer.text();
        assert.equal(answer.status, 500);
        assert.match(said.join('\n'), /Could not extract frame from compositor .*Error when loading first segment/s);
        assert.match(text, /Error when loading first segment/);
        assert.deepEqual(asked, ['/stream.m3u8']);
      });
    } finally {
      console.error = error;
      remote.close();
    }
  },
);
