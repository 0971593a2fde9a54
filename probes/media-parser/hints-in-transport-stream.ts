import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia, type MediaParserController} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

type Hints = Awaited<ReturnType<MediaParserController['getSeekingHints']>>;

export default inNode('Without hints, a seek in a transport stream begins at the start, and with them at the keyframe before.', async () => {
  const src = await media('plain.ts');
  const firstAt = async (second: number, seekingHints: Hints) => {
    const controller = mediaParserController();
    controller.seek(second);
    let first = NaN;
    await parseMedia({
      ...{src, controller, seekingHints, reader: nodeReader, acknowledgeRemotionLicense: true},
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
  const learning = mediaParserController();
  await parseMedia({src, controller: learning, reader: nodeReader, fields: {slowKeyframes: true}, acknowledgeRemotionLicense: true});
  assert.ok((await firstAt(4.5, null)) < 0.2);
  assert.ok(Math.abs((await firstAt(4.5, await learning.getSeekingHints())) - 4) < 0.2);
});
