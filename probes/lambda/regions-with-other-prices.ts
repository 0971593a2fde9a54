import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {getRegions} from '@remotion/lambda';
import {inNode} from '../lib/probe';

export default inNode('Of all regions, the five that the page names cost more for memory and ap-southeast-5 less.', () => {
  const price = (region: ReturnType<typeof getRegions>[number]) =>
    estimatePrice({region, memorySizeInMb: 2048, diskSizeInMb: 512, lambdasInvoked: 0, durationInMilliseconds: 3_600_000});
  const usual = price('us-east-1');
  assert.deepEqual(
    getRegions()
      .filter((region) => price(region) > usual)
      .sort(),
    ['af-south-1', 'ap-east-1', 'eu-central-2', 'eu-south-1', 'me-south-1'],
  );
  assert.deepEqual(
    getRegions().filter((region) => price(region) < usual),
    ['ap-southeast-5'],
  );
});
