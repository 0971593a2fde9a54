import assert from 'node:assert/strict';
import {speculateFunctionName} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode(
  'speculateFunctionName() takes text with digits for all three numbers, and throws for zero, fractions, other text and missing numbers, with the name of the number.',
  () => {
    const numbers = {memorySizeInMb: 2048, diskSizeInMb: 4096, timeoutInSeconds: 240};
    const name = (change: object) => speculateFunctionName({...numbers, ...change});
    assert.equal(name({memorySizeInMb: '2048', diskSizeInMb: '4096', timeoutInSeconds: '240'}), name({}));
    for (const [key, label] of [
      ['memorySizeInMb', 'Memory size'],
      ['diskSizeInMb', 'Disk size'],
      ['timeoutInSeconds', 'Timeout'],
    ] as const)
      for (const value of [0, 1.5, '4 GB', undefined])
        assert.throws(() => name({[key]: value}), {message: `${label} must be a positive integer. Received: ${String(value)}`});
  },
);
