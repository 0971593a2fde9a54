import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A seek in a call that has only fields of the header fails, since the end comes first.', async () => {
  const controller = mediaParserController();
  controller.seek(5);
  const call = parseMedia({src: await media('plain.mp4'), reader: nodeReader, controller, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
  await assert.rejects(call, /Reached the end of the file even though a seek was requested/);
});
