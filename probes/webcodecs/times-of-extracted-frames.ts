import assert from 'node:assert/strict';
import {extractFrames} from '@remotion/webcodecs';
import {Chunk, FrameDecoder} from '../lib/frame-decoder';
import {made, media} from '../lib/media';
import {serveFile} from '../lib/serve';
import {inNode} from '../lib/probe';

/** Without frames that depend on later ones: the decoder below delivers them as they come. */
const IN_ORDER =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 2 -c:v libx264 -pix_fmt yuv420p -g 30 -bf 0';

export default inNode(
  'extractFrames() delivers frames in order of time, sorts and empties the list, gives nothing after the last frame begins, refuses negative times and an empty list, and notices an abort after the call, not one before it.',
  async () => {
    const film = await serveFile(await made('in-order.mp4', IN_ORDER));
    const sound = await serveFile(await media('tone.m4a'));
    Object.assign(globalThis, {
      VideoDecoder: FrameDecoder,
      EncodedVideoChunk: Chunk,
      window: {location: {origin: film.origin, href: `${film.origin}/page.html`}},
    });
    type Times = Parameters<typeof extractFrames>[0]['timestampsInSeconds'];
    const extract = async (timestampsInSeconds: Times, options: object = {}) => {
      const seconds: number[] = [];
      const onFrame = ({timestamp}: VideoFrame) => void seconds.push(Math.round(timestamp / 1000) / 1000);
      await extractFrames({src: `${film.origin}/clip.mp4`, timestampsInSeconds, onFrame, acknowledgeRemotionLicense: true, ...options});
      return seconds;
    };
    try {
      const list = [1.5, 0, 0.5];
      assert.deepEqual(await extract(list), [0, 0.5, 1.5]);
      assert.deepEqual(list, []);
      assert.deepEqual(await extract([1.96]), [1.967]);
      assert.deepEqual(await extract([0.5, 1.97]), [0.5]);
      await assert.rejects(extract([-1]), {message: 'Cannot seek to a negative time: -1'});
      await assert.rejects(extract([]), {message: 'expected at least one timestamp to extract but found zero'});

      const asked: unknown[] = [];
      const ask: Times = ({track, container, durationInSeconds}) => {
        asked.push(track.width, container, durationInSeconds);
        return Promise.resolve([1]);
      };
      assert.deepEqual([await extract(ask), asked], [[1], [160, 'mp4', null]]);
      assert.deepEqual(await extract([0], {src: `${sound.origin}/tone.m4a`}), []);

      const failure = new Error('no canvas');
      const failing = () => {
        throw failure;
      };
      await assert.rejects(extract([0], {onFrame: failing}), (error) => error === failure);
      assert.deepEqual(await extract([0.5], {signal: AbortSignal.abort()}), [0.5]);
      const stopping = new AbortController();
      const stopped = extract([0.5], {signal: stopping.signal});
      stopping.abort();
      await assert.rejects(stopped, {name: 'MediaParserAbortError', message: 'Aborted by user'});
    } finally {
      film.close();
      sound.close();
    }
  },
);
