import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('An aborted parse of a file rejects with "Aborted" and the reason as the cause.', async () => {
  const controller = mediaParserController();
  const parse = parseMedia({
    src: await media('long.mp4'),
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => controller.abort('enough'),
  });
  await assert.rejects(parse, (error: Error) => {
    assert.deepEqual([error.name, error.message, error.cause, hasBeenAborted(error)], ['MediaParserAbortError', 'Aborted', 'enough', true]);
    return true;
  });
});
