import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'simulateSeek() resolves to do-seek with byte and time of the keyframe without moving, and to valid-but-must-wait before the index of an MP4 has been read, when getSeekingHints() resolves to null.',
  async () => {
    const controller = mediaParserController();
    const early: unknown[] = [];
    const frames: number[] = [];
    let later: unknown;
    const offsets: number[] = [];
    await parseMedia({
      ...{src: await media('plain.mp4'), reader: nodeReader, controller, acknowledgeRemotionLicense: true},
      onSize: async () => void early.push(await controller.simulateSeek(2.5), await controller.getSeekingHints()),
      onVideoTrack:
        () =>
        async ({timestamp, offset}) => {
          later ??= await controller.simulateSeek(2.5);
          frames.push(timestamp);
          offsets.push(offset);
        },
    });
    assert.deepEqual(early, [{type: 'valid-but-must-wait'}, null]);
    assert.equal(frames.length, 120);
    assert.equal(Math.min(...frames), 0);
    assert.deepEqual(later, {type: 'do-seek', byte: offsets[frames.indexOf(2_000_000)], timeInSeconds: 2});
  },
);
