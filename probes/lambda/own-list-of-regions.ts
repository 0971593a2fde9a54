import assert from 'node:assert/strict';
import {getRegions as ofCloudRun} from '@remotion/cloudrun/client';
import {GCP_REGIONS} from '@remotion/cloudrun/regions';
import {getRegions} from '@remotion/lambda';
import {inNode} from '../lib/probe';

export default inNode('getRegions() of Lambda and of Cloud Run return the list of the package itself, the same at each call.', () => {
  assert.equal(getRegions(), getRegions());
  assert.equal(ofCloudRun(), ofCloudRun());
  assert.equal(ofCloudRun(), GCP_REGIONS);
});
