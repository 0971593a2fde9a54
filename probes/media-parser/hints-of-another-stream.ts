import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 320x180 -i picture.rgb';

export default slowInNode(
  'A seek with the hints of another transport stream fails with "No next PES header found" or "Cannot seek to a byte that is not in the video section.", or leads to a wrong time without an error.',
  async () => {
    const streams = [await media('plain.ts'), await made('other.ts', `${PICTURE} -t 6 -c:v libx264 -pix_fmt yuv420p -g 15 -f mpegts`)] as const;
    const hintsOf = async (src: string) => {
      const controller = mediaParserController();
      await parseMedia({src, controller, reader: nodeReader, fields: {slowKeyframes: true}, acknowledgeRemotionLicense: true});
      return controller.getSeekingHints();
    };
    const [plain, other] = await Promise.all(streams.map(hintsOf));
    /** The second at which a seek lands, or what it says. */
    const seek = async (src: string, second: number, seekingHints = plain) => {
      const controller = mediaParserController();
      controller.seek(second);
      let first = Number.NaN;
      const call = parseMedia({
        ...{src, controller, seekingHints, reader: nodeReader, acknowledgeRemotionLicense: true},
        onVideoTrack:
          () =>
          ({timestamp}) => {
            first = timestamp / 1_000_000;
            controller.abort();
          },
      });
      return call.then(
        () => assert.fail('It was read to its end.'),
        (error: unknown) => (hasBeenAborted(error) ? first.toFixed(2) : (error as Error).message),
      );
    };
    assert.equal(await seek(streams[0], 1, other), 'No next PES header found');
    assert.match(await seek(streams[1], 4.5, plain), /^Cannot seek to a byte that is not in the video section\. Seeking to: \d+/);
    assert.deepEqual([await seek(streams[0], 2.5, plain), await seek(streams[0], 2.5, other)], ['2.07', '1.10']);
  },
);
