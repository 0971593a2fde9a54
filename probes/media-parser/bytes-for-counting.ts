import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {serve} from '../lib/serve';

/** Filled up to its bit rate, since a still picture would take next to nothing. */
const FILM =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 640x360 -i picture.rgb -f lavfi -i sine=sample_rate=48000 -t 10 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -b:v 12190k -minrate 12190k -maxrate 12190k -bufsize 12190k -x264-params nal-hrd=cbr -c:a aac -b:a 128k -movflags +faststart';

export default slowInNode(
  'Counting the frames of an MP4 of 10 seconds, 640 × 360 pixels and 15.3 MB with slowNumberOfFrames makes one request, which gets all 15.3 MB.',
  async () => {
    const content = fs.readFileSync(await made('large.mp4', FILM));
    assert.equal((content.length / 1_000_000).toFixed(1), '15.3');
    let requests = 0;
    let sent = 0;
    const {origin, close} = await serve((request, response) => {
      requests++;
      const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      response.writeHead(206, {'content-length': content.length - start, 'content-range': `bytes ${start}-${content.length - 1}/${content.length}`});
      response.on('finish', () => (sent += content.length - start));
      response.end(content.subarray(start));
    });
    try {
      const fields = {slowNumberOfFrames: true, internalStats: true} as const;
      const {slowNumberOfFrames, internalStats} = await parseMedia({src: `${origin}/large.mp4`, fields, acknowledgeRemotionLicense: true});
      // The server may hear of the end of its answer a moment after the parser.
      for (let turn = 0; turn < 100 && sent === 0; turn++) await new Promise((resolve) => setTimeout(resolve, 10));
      assert.deepEqual([slowNumberOfFrames, internalStats.skippedBytes, requests, sent], [300, 0, 1, content.length]);
    } finally {
      close();
    }
  },
);
