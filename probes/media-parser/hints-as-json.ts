import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Hints of a Matroska file survive a structured clone, and hold a Map that JSON loses.', async () => {
  const controller = mediaParserController();
  await parseMedia({src: await media('plain.mkv'), reader: nodeReader, controller, fields: {slowKeyframes: true}, acknowledgeRemotionLicense: true});
  const hints = await controller.getSeekingHints();
  assert.equal(hints?.type, 'webm-seeking-hints');
  assert.deepEqual(structuredClone(hints), hints);
  const holdsMap = (value: unknown): boolean => value instanceof Map || (typeof value === 'object' && value !== null && Object.values(value).some(holdsMap));
  assert.equal(holdsMap(hints), true);
  assert.equal(holdsMap(JSON.parse(JSON.stringify(hints))), false);
});
