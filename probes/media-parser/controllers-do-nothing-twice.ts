import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A controller that is paused and resumed twice reads the file to its end, and an abort afterward does nothing.', async () => {
  const controller = mediaParserController();
  let frames = 0;
  await parseMedia({
    src: await media('plain.mp4'),
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => {
      frames++;
      if (frames !== 10) return;
      controller.pause();
      controller.pause();
      setTimeout(() => {
        controller.resume();
        controller.resume();
      }, 50);
    },
  });
  controller.abort();
  assert.equal(frames, 120);
});
