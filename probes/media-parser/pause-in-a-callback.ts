import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'After pause() in a callback, the callbacks of the same step are still called, and nothing after it until resume(), which continues with the next sample.',
  async () => {
    const controller = mediaParserController();
    const calls: string[] = [];
    let frames = 0;
    const call = parseMedia({
      ...{src: await media('plain.mp4'), reader: nodeReader, controller, acknowledgeRemotionLicense: true},
      onDimensions: () => (calls.push('dimensions'), controller.pause()),
      onVideoCodec: () => void calls.push('videoCodec'),
      onTracks: () => void calls.push('tracks'),
      onSlowNumberOfFrames: (count) => void calls.push(`${count} frames`),
      onVideoTrack: () => () => {
        frames++;
        if (frames === 10) controller.pause();
      },
    });
    const rest = async () => {
      for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate);
    };
    while (calls.length === 0) await new Promise(setImmediate);
    await rest();
    assert.deepEqual([calls.toSorted(), frames], [['dimensions', 'tracks', 'videoCodec'], 0]);
    controller.resume();
    while (frames < 10) await new Promise(setImmediate);
    await rest();
    assert.equal(frames, 10);
    controller.resume();
    await call;
    assert.deepEqual([calls.at(-1), frames], ['120 frames', 120]);
  },
);
