import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('getSeekingHints() and simulateSeek() fail before the call, and hints are there afterward.', async () => {
  const controller = mediaParserController();
  const tooEarly = /The mediaParserController\(\) was not yet used in a parseMedia\(\) call/;
  await assert.rejects(async () => controller.getSeekingHints(), tooEarly);
  await assert.rejects(async () => controller.simulateSeek(1), tooEarly);
  await parseMedia({src: await media('plain.ts'), reader: nodeReader, controller, fields: {slowKeyframes: true}, acknowledgeRemotionLicense: true});
  assert.equal((await controller.getSeekingHints())?.type, 'transport-stream-seeking-hints');
});
