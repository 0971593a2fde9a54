import assert from 'node:assert/strict';
import {speculateFunctionName} from '@remotion/lambda/client';
import {dashedVersion} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('The name of a function holds version, memory, disk and timeout, and limits are not checked.', () => {
  const name = (memorySizeInMb: unknown, diskSizeInMb: unknown = 4096, timeoutInSeconds: unknown = 240) =>
    speculateFunctionName({memorySizeInMb, diskSizeInMb, timeoutInSeconds} as never);
  const start = `remotion-render-${dashedVersion('@remotion/lambda')}`;
  assert.equal(name(2048), `${start}-mem2048mb-disk4096mb-240sec`);
  assert.equal(name('2048', '4096', '240'), name(2048));
  assert.equal(name(99_999), `${start}-mem99999mb-disk4096mb-240sec`);
  assert.throws(() => name(0), /Memory size must be a positive integer\. Received: 0/);
  assert.throws(() => name(2048, '4 GB'), /Disk size must be a positive integer\. Received: 4 GB/);
  assert.throws(() => speculateFunctionName({memorySizeInMb: 2048, diskSizeInMb: 2048} as never), /Timeout must be a positive integer\. Received: undefined/);
});
