import assert from 'node:assert/strict';
import fs from 'node:fs';
import {media} from '../lib/media';
import {withOffthreadVideos} from '../lib/offthread-videos';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'A missing video gives “Received a status code of 404 while downloading file”; one that ends before or within its index, or is none, “Command failed …/ffprobe”, “moov atom not found” or “error reading header”.',
  async () => {
    const film = fs.readFileSync(await media('long.mp4'));
    const files: Record<string, Buffer> = {
      '/cut.mp4': film.subarray(0, film.length / 2),
      '/index.mp4': film.subarray(0, film.indexOf('moov') + 1500),
      '/sound.mp4': fs.readFileSync(await media('tone.m4a')),
      '/text.mp4': Buffer.from('This is no video.'),
    };
    const remote = await serve(({url = ''}, response) => {
      const content = files[url];
      response.writeHead(content ? 200 : 404, {'content-type': 'video/mp4', 'content-length': content?.length ?? 0}).end(content);
    });
    try {
      await withOffthreadVideos(async (ask) => {
        const answer = async (name: string) => {
          const response = await ask(`${remote.origin}/${name}`, 0);
          return `${response.status} ${await response.text()}`;
        };
        assert.match(await answer('missing.mp4'), /^500 .*Received a status code of 404 while downloading file/);
        assert.match(await answer('cut.mp4'), /^500 .*Command failed with exit code 1: .*ffprobe.*moov atom not found/);
        assert.match(await answer('index.mp4'), /^500 .*Command failed with exit code 1: .*ffprobe.*error reading header/);
        assert.match(await answer('text.mp4'), /^500 .*Command failed with exit code 1: .*ffprobe/);
        assert.match(await answer('sound.mp4'), /^500 .*No video stream found in input file/);
      });
    } finally {
      remote.close();
    }
  },
);
