import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {parsedCloudrunCli} = installed<{parsedCloudrunCli: Record<string, unknown>}>('@remotion/cloudrun/dist/cli/args.js');
const {getGcpRegion} = installed<{getGcpRegion: () => string}>('@remotion/cloudrun/dist/cli/get-gcp-region.js');

export default inNode(
  'The region of a command of Cloud Run is that of --region, else that of REMOTION_GCP_REGION, else us-east1; an unknown one throws with the list.',
  () => {
    const before = process.env.REMOTION_GCP_REGION;
    const region = (flag: string | undefined, variable: string | undefined) => {
      parsedCloudrunCli.region = flag;
      if (variable === undefined) delete process.env.REMOTION_GCP_REGION;
      else process.env.REMOTION_GCP_REGION = variable;
      return getGcpRegion();
    };
    try {
      assert.equal(region('asia-east1', 'europe-west6'), 'asia-east1');
      assert.equal(region(undefined, 'europe-west6'), 'europe-west6');
      assert.equal(region(undefined, undefined), 'us-east1');
      for (const wrong of [['mars'], [undefined, 'mars']]) assert.throws(() => region(wrong[0], wrong[1]), /mars is not a valid GCP region\. Must be one of: /);
    } finally {
      delete parsedCloudrunCli.region;
      if (before === undefined) delete process.env.REMOTION_GCP_REGION;
      else process.env.REMOTION_GCP_REGION = before;
    }
  },
);
