import assert from 'node:assert/strict';
import {setTimeout as wait} from 'node:timers/promises';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode('A paused call stays open after abort(), and rejects once resume() is called.', async () => {
  const controller = mediaParserController();
  let settled = false;
  const call = parseMedia({
    src: await media('long.mp4'),
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => controller.pause(),
  }).finally(() => (settled = true));
  await wait(300);
  controller.abort();
  await wait(300);
  assert.equal(settled, false);
  controller.resume();
  await assert.rejects(call, /Aborted/);
});
