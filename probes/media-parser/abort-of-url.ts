import assert from 'node:assert/strict';
import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {serveFile} from '../lib/serve';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'A parse that is aborted while a URL is downloaded rejects with "Aborted by user" and without a cause, which hasBeenAborted() recognizes.',
  async () => {
    // The first half arrives, and the rest never does.
    const {origin, close} = await serveFile(await media('long.mp4'), {stopsAt: 4000, headers: {'content-type': 'video/mp4'}});
    const controller = mediaParserController();
    setTimeout(() => controller.abort('enough'), 300);
    const parse = parseMedia({src: `${origin}/long.mp4`, controller, acknowledgeRemotionLicense: true, onVideoTrack: () => () => undefined});
    await assert.rejects(parse, (error: Error) => {
      assert.deepEqual([error.name, error.message, error.cause, hasBeenAborted(error)], ['MediaParserAbortError', 'Aborted by user', undefined, true]);
      return true;
    });
    close();
  },
);
