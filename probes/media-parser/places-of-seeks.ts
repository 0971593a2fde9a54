import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

/** Five seconds with a keyframe each second, in containers of all kinds. */
const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';
const SOUND = '-f lavfi -i sine=sample_rate=48000';
const FILM = `${PICTURE} ${SOUND} -t 5 -c:v libx264 -pix_fmt yuv420p -g 30 -c:a aac`;

export default slowInNode(
  'seek(3.5) leads to the keyframe at 3 seconds of MP4, MOV and Matroska, to the start of a transport stream, and to the packet at 3.5 seconds of MP3, AAC and WAV; a time after the end to the last keyframe or packet.',
  async () => {
    const first = async (src: string, second: number, kind: 'video' | 'audio') => {
      const controller = mediaParserController();
      controller.seek(second);
      let found = Number.NaN;
      const handler =
        () =>
        ({timestamp}: {timestamp: number}) => {
          found = timestamp / 1_000_000;
          controller.abort();
        };
      const track = kind === 'video' ? {onVideoTrack: handler} : {onAudioTrack: handler};
      await parseMedia({src, controller, reader: nodeReader, acknowledgeRemotionLicense: true, ...track}).catch((error: unknown) => {
        if (!hasBeenAborted(error)) throw error;
      });
      return found;
    };
    const near = (actual: number, expected: number, what: string) => assert.ok(Math.abs(actual - expected) <= 0.1, `${what}: ${actual}`);
    for (const name of ['seek.mp4', 'seek.mov', 'seek.mkv']) {
      const src = await made(name, `${FILM}${name.endsWith('mkv') ? ' -f matroska' : ''}`);
      near(await first(src, 3.5, 'video'), 3, name);
      near(await first(src, 99, 'video'), 4, name);
    }
    near(await first(await made('seek.ts', `${FILM} -f mpegts`), 3.5, 'video'), 0, 'seek.ts');
    for (const [name, codec] of [
      ['seek.mp3', '-c:a libmp3lame'],
      ['seek.aac', '-c:a aac -f adts'],
      ['seek.wav', ''],
    ] as const) {
      const src = await made(name, `${SOUND} -t 5 ${codec}`.trim());
      near(await first(src, 3.5, 'audio'), 3.5, name);
      near(await first(src, 99, 'audio'), 5, name);
    }
  },
);
