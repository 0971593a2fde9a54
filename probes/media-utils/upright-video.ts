import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made, media} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'A video element gives the size of a video that is marked as rotated as it is displayed, after the rotation, which getVideoMetadata() returns.',
  async (stage) => {
    const plain = await made('wide.mp4', `-i ${await media('silent.mp4')} -c:v libvpx-vp9 -b:v 100k -pix_fmt yuv420p`);
    const rotated = await made('upright-vp9.mp4', `-display_rotation 90 -i ${plain} -c copy`);
    const origin = await stage.serve((request, response) => {
      response
        .writeHead(200, {'content-type': 'video/mp4', 'access-control-allow-origin': '*'})
        .end(fs.readFileSync(request.url === '/rotated' ? rotated : plain));
    });
    const page = await stage.page();
    const sizeOf = (src: string) =>
      page.evaluate<unknown[]>(`new Promise((resolve) => {
      const video = document.createElement('video');
      video.onloadedmetadata = () => resolve([video.videoWidth, video.videoHeight]);
      video.onerror = () => resolve([video.error.message]);
      video.src = ${JSON.stringify(src)};
    })`);
    assert.deepEqual(await sizeOf(`${origin}/plain`), [160, 90]);
    assert.deepEqual(await sizeOf(`${origin}/rotated`), [90, 160]);
  },
);
