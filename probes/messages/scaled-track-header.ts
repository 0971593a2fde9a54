import assert from 'node:assert/strict';
import {failure, patched, reading, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

const MESSAGE = 'The provided matrix is not a valid rotation matrix.';

/** The matrix of a track: a, b, c and d, with 16 bits after the point. */
const matrix = (a: number, b: number, c: number, d: number): number[] => {
  const bytes = Buffer.alloc(36);
  [a, b, 0, c, d].forEach((value, index) => bytes.writeInt32BE(Math.round(value * 65_536), index * 4));
  bytes.writeInt32BE(0x40000000, 32);
  return [...bytes];
};

export default inNode(
  'A track whose header enlarges the image by 23 percent or reduces it to 70 percent is refused, one that turns or mirrors it or enlarges it by 22 percent is read; copying keeps the header, encoding does not.',
  async () => {
    const file = await media('plain.mp4');
    const withMatrix = (...values: [number, number, number, number]) => patched(file, ['tkhd'], matrix(...values), 44);
    for (const factor of [2, 1.23, 0.7, 0.3]) assert.equal(await failure(withMatrix(factor, 0, 0, factor)), MESSAGE, `${factor}`);
    for (const factor of [1.22, 1.1, 0.9, 0.71]) assert.equal(await failure(withMatrix(factor, 0, 0, factor)), '', `${factor}`);
    const [sin, cos] = [Math.sin(0.5), Math.cos(0.5)];
    assert.equal(await failure(withMatrix(cos, sin, -sin, cos)), '');
    assert.equal(await failure(withMatrix(-1, 0, 0, 1)), '');
    assert.equal(await failure(withMatrix(1, 0.5, 0, 1)), '');
    assert.equal(await failure(withMatrix(1, 0.8, 0, 1)), MESSAGE);

    const scaled = withMatrix(2, 0, 0, 2);
    assert.equal(await failure((await rewritten(scaled, '-c copy', 'mp4')).content), MESSAGE);
    const encoded = await rewritten(scaled, '-c:v libx264 -pix_fmt yuv420p -c:a copy', 'mp4');
    assert.deepEqual(await reading(encoded.content), await reading(file));
  },
);
