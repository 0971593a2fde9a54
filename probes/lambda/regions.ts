import assert from 'node:assert/strict';
import {getRegions} from '@remotion/lambda';
import {inNode} from '../lib/probe';

export default inNode('Seven regions are left out with enabledByDefaultOnly, those that the table names.', () => {
  const usual: readonly string[] = getRegions({enabledByDefaultOnly: true});
  assert.deepEqual(
    getRegions()
      .filter((region) => !usual.includes(region))
      .sort(),
    ['af-south-1', 'ap-east-1', 'ap-southeast-4', 'ap-southeast-5', 'eu-central-2', 'eu-south-1', 'me-south-1'],
  );
});
