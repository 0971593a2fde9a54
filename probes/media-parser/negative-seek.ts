import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Seeking to a negative time fails with that time, and one after the end leads to the last keyframe.', async () => {
  const firstAfter = async (second: number) => {
    const controller = mediaParserController();
    controller.seek(second);
    let first = NaN;
    await parseMedia({
      src: await media('long.mp4'),
      reader: nodeReader,
      controller,
      acknowledgeRemotionLicense: true,
      onVideoTrack:
        () =>
        ({timestamp}) => {
          first = timestamp / 1_000_000;
          controller.abort();
        },
    }).catch((error: unknown) => {
      if (!hasBeenAborted(error)) throw error;
    });
    return first;
  };
  await assert.rejects(firstAfter(-1), /Cannot seek to a negative time: -1/);
  assert.equal(await firstAfter(99), 11);
  assert.equal(await firstAfter(5.5), 5);
});
