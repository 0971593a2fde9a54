import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {IsAnImageError, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

/** The beginning of a JPEG of 640 × 480 pixels, whose size comes after as many bytes of metadata. */
function jpeg(metadata: number): Buffer {
  const parts = [Buffer.from([0xff, 0xd8])];
  for (let left = metadata; left > 0; left -= 60_000) {
    const length = Math.min(left, 60_000);
    parts.push(Buffer.from([0xff, 0xe1, length >> 8, length & 255]), Buffer.alloc(length - 2));
  }
  parts.push(Buffer.from([0xff, 0xc0, 0, 17, 8, 480 >> 8, 480 & 255, 640 >> 8, 640 & 255, 3]), Buffer.alloc(200_000));
  return Buffer.concat(parts);
}

export default inNode('The size of a JPEG is in the error, and null if 120 kB of metadata come before it.', async () => {
  const folder = newFolder();
  const dimensionsOf = async (metadata: number) => {
    const src = path.join(folder, `${metadata}.jpg`);
    fs.writeFileSync(src, jpeg(metadata));
    const error: unknown = await parseMedia({src, reader: nodeReader, fields: {container: true}, acknowledgeRemotionLicense: true}).catch(
      (caught: unknown) => caught,
    );
    assert.ok(error instanceof IsAnImageError);
    return error.dimensions;
  };
  assert.deepEqual(await dimensionsOf(1000), {width: 640, height: 480});
  assert.equal(await dimensionsOf(120_000), null);
});
