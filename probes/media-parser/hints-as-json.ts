import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Hints of a Matroska file survive a structured clone, and hold a Map that JSON loses, with which a call fails.', async () => {
  const controller = mediaParserController();
  await parseMedia({src: await media('plain.mkv'), reader: nodeReader, controller, fields: {slowKeyframes: true}, acknowledgeRemotionLicense: true});
  const hints = await controller.getSeekingHints();
  assert.equal(hints?.type, 'webm-seeking-hints');
  assert.deepEqual(structuredClone(hints), hints);
  const holdsMap = (value: unknown): boolean => value instanceof Map || (typeof value === 'object' && value !== null && Object.values(value).some(holdsMap));
  assert.equal(holdsMap(hints), true);
  const copy = JSON.parse(JSON.stringify(hints)) as typeof hints;
  assert.equal(holdsMap(copy), false);
  const seeking = mediaParserController();
  seeking.seek(1);
  const call = parseMedia({
    src: await media('plain.mkv'),
    reader: nodeReader,
    controller: seeking,
    seekingHints: copy,
    onVideoTrack: () => () => undefined,
    acknowledgeRemotionLicense: true,
  });
  await assert.rejects(call, /timestampMap\.entries is not a function/);
});
