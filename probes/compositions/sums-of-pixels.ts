import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

const pixels = (size: string) => size.split(' × ').reduce((product, side) => product * Number(side), 1);

export default inNode(
  '3840 × 2160 has nine times the pixels of 1280 × 720, 640 × 360 a quarter, twice the scale four times as many. At 4 bytes each, 6000 × 4000 are 96 MB and 8000 × 6000 are 192. 480 of 1920 is a scale of 0.25.',
  () => {
    assert.equal(pixels('3840 × 2160') / pixels('1280 × 720'), 9);
    assert.equal(pixels('640 × 360') / pixels('1280 × 720'), 0.25);
    assert.equal(pixels('2560 × 1440') / pixels('1280 × 720'), 4);
    assert.deepEqual([1280 * 1.5, 720 * 1.5], [1920, 1080]);
    const megabytes = (size: string) => (pixels(size) * Uint32Array.BYTES_PER_ELEMENT) / 1e6;
    assert.deepEqual([megabytes('6000 × 4000'), megabytes('8000 × 6000')], [96, 192]);
    assert.equal(480 / 1920, 0.25);
  },
);
