import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia, type MediaParserController} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

type Hints = Awaited<ReturnType<MediaParserController['getSeekingHints']>>;

export default slowInNode(
  'Hints spare a seek in a Matroska file one read, also as a structured clone, change nothing in an MP4, nor, from tracks alone, in a transport stream, and are null for one without video.',
  async () => {
    const seek = async (src: string, second: number, seekingHints: Hints) => {
      const controller = mediaParserController();
      controller.seek(second);
      const places: unknown[] = [];
      let first = Number.NaN;
      const reader: typeof nodeReader = {...nodeReader, read: (options) => (places.push(options.range), nodeReader.read(options))};
      const call = parseMedia({
        ...{src, controller, reader, seekingHints, acknowledgeRemotionLicense: true},
        onVideoTrack:
          () =>
          ({timestamp}) => {
            first = timestamp / 1_000_000;
            controller.abort();
          },
      });
      await call.catch((error: unknown) => {
        if (!hasBeenAborted(error)) throw error;
      });
      return {first, reads: places.length};
    };
    const learn = async (src: string, fields: object = {slowKeyframes: true}) => {
      const controller = mediaParserController();
      await parseMedia({src, controller, reader: nodeReader, fields, acknowledgeRemotionLicense: true});
      return controller.getSeekingHints();
    };
    /** Of a size that is not read at once. */
    const film = (name: string, options: string) =>
      made(
        name,
        `-f lavfi -i sine=sample_rate=48000 -f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 12 -c:v libx264 -pix_fmt yuv420p -g 30 -c:a pcm_s16le ${options}`,
      );
    const mkv = await film('large.mkv', '-f matroska');
    const [without, withHints] = [await seek(mkv, 9.5, null), await seek(mkv, 9.5, structuredClone(await learn(mkv)))];
    assert.equal(withHints.first, without.first);
    assert.equal(withHints.reads, without.reads - 1);

    const mp4 = await media('long.mp4');
    assert.deepEqual(await seek(mp4, 9.5, await learn(mp4)), await seek(mp4, 9.5, null));

    const ts = await media('plain.ts');
    assert.deepEqual(await seek(ts, 4.5, await learn(ts, {tracks: true})), await seek(ts, 4.5, null));
    assert.equal(await learn(await made('sound.ts', '-f lavfi -i sine=sample_rate=48000 -t 2 -c:a aac -f mpegts'), {slowNumberOfFrames: true}), null);
  },
);
