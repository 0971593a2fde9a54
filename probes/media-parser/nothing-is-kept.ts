import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'A second call of parseMedia() with the same file reads it again, as often as the first one; a field aspectRatio does not exist, and width and height are in dimensions.',
  async () => {
    const src = await media('plain.mp4');
    let reads = 0;
    const reader = {
      ...nodeReader,
      read(...given: Parameters<typeof nodeReader.read>) {
        reads++;
        return nodeReader.read(...given);
      },
    };
    const parse = (fields: object) => parseMedia({src, reader, fields, acknowledgeRemotionLicense: true});
    assert.deepEqual(await parse({dimensions: true}), {dimensions: {width: 160, height: 90}});
    const first = reads;
    await parse({dimensions: true});
    assert.deepEqual([first > 0, reads], [true, first * 2]);
    await assert.rejects(parse({aspectRatio: true}), /aspectRatio/);
  },
);
