import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

const FILM =
  '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -f lavfi -i sine=sample_rate=48000 -t 8 -c:v libx264 -pix_fmt yuv420p -g 60 -c:a aac';

export default slowInNode(
  'In a video of 8 seconds with a keyframe every 2 seconds, seek(5.5) leads to the frame at 4.00 of an MP4, 4.07 of a fragmented one and 4.02 of a Matroska file, and to the audio at 3.95 of an MP4 and a Matroska file.',
  async () => {
    const first = async (src: string, kind: 'onVideoTrack' | 'onAudioTrack') => {
      const controller = mediaParserController();
      controller.seek(5.5);
      let found = Number.NaN;
      const handler =
        () =>
        ({timestamp}: {timestamp: number}) => {
          found = timestamp / 1_000_000;
          controller.abort();
        };
      await parseMedia({...{src, controller, reader: nodeReader, acknowledgeRemotionLicense: true}, [kind]: handler}).catch((error: unknown) => {
        if (!hasBeenAborted(error)) throw error;
      });
      return found.toFixed(2);
    };
    const mp4 = await made('eight.mp4', `${FILM} -movflags +faststart`);
    const pieces = await made('eight-pieces.mp4', `-i ${mp4} -c copy -movflags frag_keyframe+empty_moov`);
    const mkv = await made('eight.mkv', `-i ${mp4} -c copy -f matroska`);
    assert.deepEqual(
      [
        await first(mp4, 'onVideoTrack'),
        await first(mp4, 'onAudioTrack'),
        await first(pieces, 'onVideoTrack'),
        await first(mkv, 'onVideoTrack'),
        await first(mkv, 'onAudioTrack'),
      ],
      ['4.00', '3.95', '4.07', '4.02', '3.95'],
    );
  },
);
