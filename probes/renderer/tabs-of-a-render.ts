import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const processor = installed<{getCpuCount: () => number}>('@remotion/renderer/dist/get-cpu-count.js');
const {resolveConcurrency} = installed<{resolveConcurrency: (preference: number | string | null) => number}>('@remotion/renderer/dist/get-concurrency.js');

export default inNode(
  'By default, a render opens a tab for every second thread, at least 1 and at most 8; a share is rounded down; more tabs than threads and none are refused.',
  () => {
    const {getCpuCount} = processor;
    const tabs = (threads: number, preference: number | string | null) => {
      processor.getCpuCount = () => threads;
      return resolveConcurrency(preference);
    };
    try {
      assert.deepEqual(
        [1, 2, 4, 10, 16, 18, 96].map((threads) => tabs(threads, null)),
        [1, 1, 2, 5, 8, 8, 8],
      );
      assert.deepEqual([tabs(10, '75%'), tabs(3, '50%'), tabs(96, '100%'), tabs(96, 96)], [7, 1, 96, 96]);
      assert.throws(() => tabs(2, 3), /^Error: Maximum for --concurrency is 2 \(number of cores on this system\)$/);
      assert.throws(() => tabs(2, '25%'), /^Error: Minimum for concurrency is 1\.$/);
    } finally {
      processor.getCpuCount = getCpuCount;
    }
  },
);
