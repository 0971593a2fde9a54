import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Although FFmpeg makes the sound in other calls, ffmpegOverride sees two calls of an MP4 with sound, and none of an MP3; the output file is the last argument.',
  async (stage) => {
    const calls: string[] = [];
    const render = (name: string, codec: 'h264' | 'mp3') =>
      stage.film({scene: 'FrameAsRed', durationInFrames: 2}, name, {
        codec,
        enforceAudioTrack: true,
        ffmpegOverride: ({type, args}) => {
          calls.push(`${type} ${args.at(-1)?.split('.').at(-1)}`);
          assert.equal(args.includes('libx264'), type === 'pre-stitcher');
          return args;
        },
      });
    await render('sound.mp4', 'h264');
    assert.deepEqual(calls, ['pre-stitcher mp4', 'stitcher mp4']);
    await render('sound.mp3', 'mp3');
    assert.equal(calls.length, 2);
  },
);
