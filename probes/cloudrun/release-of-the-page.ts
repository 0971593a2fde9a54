import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Names = {size: {timeoutSeconds: number; cpuLimit: string}; serviceName: string};

export default inNode(
  'The script for releases deploys a service with a time limit of 600 seconds, which its name says, and with the text 2.0 for the CPUs.',
  () => {
    const {size, serviceName} = sampleOf<Names>(['docs/cloudrun/upgrading.mdx'], 'cloud-names');
    assert.deepEqual([size.timeoutSeconds, size.cpuLimit], [600, '2.0']);
    assert.match(serviceName, /-cpu2-0-t600$/);
  },
);
