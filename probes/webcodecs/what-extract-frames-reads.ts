import assert from 'node:assert/strict';
import fs from 'node:fs';
import {extractFrames} from '@remotion/webcodecs';
import {Chunk, FrameDecoder} from '../lib/frame-decoder';
import {made} from '../lib/media';
import {serve} from '../lib/serve';
import {slowInNode} from '../lib/probe';

/** A keyframe each second, without frames that depend on later ones, and large enough for several requests. */
const FILM =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 1280x720 -i picture.rgb -t 20 -c:v libx264 -pix_fmt yuv420p -g 30 -bf 0 -b:v 8M -minrate 8M -maxrate 8M -bufsize 1M -nal-hrd cbr -movflags +faststart';

const decoded: number[] = [];
class Decoder extends FrameDecoder {
  override decode(sample: {timestamp: number}) {
    decoded.push(sample.timestamp / 1_000_000);
    super.decode(sample);
  }
}

export default slowInNode(
  'extractFrames() reads, besides the header, only what lies from the keyframe before the first time to the last time, if the server sends parts; a missing file rejects with "Server returned status code 404 for …".',
  async () => {
    const content = fs.readFileSync(await made('large.mp4', FILM));
    const sent: [from: number, to: number][] = [];
    const film = await serve((request, response) => {
      if (request.url === '/missing.mp4') return void response.writeHead(404).end();
      const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const range: [number, number] = [start, start];
      sent.push(range);
      response.writeHead(206, {
        'content-length': content.length - start,
        'accept-ranges': 'bytes',
        'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
      });
      const send = (at: number): void => {
        if (at >= content.length) return void response.end();
        response.write(content.subarray(at, at + 65_536), () => setTimeout(() => send(at + 65_536), 1));
        range[1] = Math.min(content.length, at + 65_536);
      };
      send(start);
    });
    Object.assign(globalThis, {VideoDecoder: Decoder, EncodedVideoChunk: Chunk, window: {location: {origin: film.origin, href: `${film.origin}/page.html`}}});
    try {
      const extract = (name: string, timestampsInSeconds: number[]) =>
        extractFrames({src: `${film.origin}/${name}`, timestampsInSeconds, onFrame: (frame) => frame.close(), acknowledgeRemotionLicense: true});
      await extract('clip.mp4', [12.5, 13.2]);
      assert.deepEqual(
        [Math.min(...decoded), Math.max(...decoded)].map((each) => Number(each.toFixed(1))),
        [12, 13.2],
      );
      const bytes = content.length;
      const inTheMiddle = sent.filter(([from]) => from > bytes / 10);
      assert.ok(inTheMiddle.length > 0 && inTheMiddle.every(([from]) => Math.abs(from / bytes - 12 / 20) < 0.05), JSON.stringify(sent));
      await assert.rejects(extract('missing.mp4', [1]), ({message}: Error) => message.startsWith('Server returned status code 404 for '));
    } finally {
      film.close();
    }
  },
);
