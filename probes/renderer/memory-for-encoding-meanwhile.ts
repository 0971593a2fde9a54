import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const memory = installed<{getAvailableMemory: () => number}>('@remotion/renderer/dist/memory/get-available-memory.js');
const {shouldUseParallelEncoding} = installed<{
  shouldUseParallelEncoding: (options: {width: number; height: number; logLevel: string}) => {hasEnoughMemory: boolean; estimatedUsage: number};
}>('@remotion/renderer/dist/prestitcher-memory-usage.js');

const GIGABYTE = 1_000_000_000;

export default inNode(
  'Encoding meanwhile needs 1,000 bytes per pixel, which have to be less than half of the free memory and leave more than 2 GB of it.',
  () => {
    const {getAvailableMemory} = memory;
    const estimate = (free: number, width: number, height: number) => {
      memory.getAvailableMemory = () => free;
      return shouldUseParallelEncoding({width, height, logLevel: 'error'});
    };
    try {
      assert.equal(estimate(8 * GIGABYTE, 1920, 1080).estimatedUsage, 2_073_600_000);
      // One pixel less than a megapixel leaves a little more than 2 GB of 3.
      assert.deepEqual(
        [estimate(3 * GIGABYTE, 1000, 1000), estimate(3 * GIGABYTE, 1000, 999)].map(({hasEnoughMemory}) => hasEnoughMemory),
        [false, true],
      );
      // With 10 GB, half of the memory is the limit.
      assert.deepEqual(
        [estimate(10 * GIGABYTE, 5000, 1000), estimate(10 * GIGABYTE, 5000, 999)].map(({hasEnoughMemory}) => hasEnoughMemory),
        [false, true],
      );
    } finally {
      memory.getAvailableMemory = getAvailableMemory;
    }
  },
);
