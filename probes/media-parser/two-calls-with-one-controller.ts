import assert from 'node:assert/strict';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('A controller that is used for a second call makes that call fail.', async () => {
  const controller = mediaParserController();
  const src = await media('plain.mp4');
  const read = () => parseMedia({src, reader: nodeReader, controller, fields: {size: true}, acknowledgeRemotionLicense: true});
  await read();
  await assert.rejects(read(), /The mediaParserController\(\) was used in multiple parseMedia\(\) calls\. Create a separate controller for each call\./);
});
