import assert from 'node:assert/strict';
import {speculateServiceName} from '@remotion/cloudrun/client';
import {dashedVersion} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'The name of a service holds version, memory in lower case, CPU and time limit, with dashes for dots and 10 characters of each text; numbers in place of text throw.',
  () => {
    const name = (memoryLimit: unknown, cpuLimit: unknown, timeoutSeconds?: number) => speculateServiceName({memoryLimit, cpuLimit, timeoutSeconds} as never);
    assert.equal(name('4Gi', '2.0', 900), `remotion-${dashedVersion('@remotion/cloudrun')}-mem4gi-cpu2-0-t900`);
    assert.match(name('2Gi', '1', 300), /-cpu1-t300$/);
    assert.match(name('2Gi', '1.0', 300), /-cpu1-0-t300$/);
    assert.match(name('2Gi', '1'), /tundefined$/);
    assert.match(name('2048.00000Mi', '0.12345678901', 60), /-mem2048-00000-cpu0-12345678-t60$/);
    assert.throws(() => name(4, '1', 300), /memoryLimit\.replace is not a function/);
    assert.throws(() => name('2Gi', 1, 300), /cpuLimit\.replace is not a function/);
  },
);
