import assert from 'node:assert/strict';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {parsedLambdaCli} = installed<{parsedLambdaCli: {region?: string}}>('@remotion/lambda/dist/cli/args.js');
const {getAwsRegion} = installed<{getAwsRegion: () => string}>('@remotion/lambda/dist/cli/get-aws-region.js');

export default inNode(
  'The region of a command is that of --region, then REMOTION_AWS_REGION, then AWS_REGION, then us-east-1; an unknown one, also in a variable, throws with the list of regions.',
  () => {
    const region = (flag: string | undefined, variables: Record<string, string>) => {
      setAwsVariables(variables);
      parsedLambdaCli.region = flag;
      return getAwsRegion();
    };
    try {
      const both = {REMOTION_AWS_REGION: 'eu-west-1', AWS_REGION: 'eu-west-2'};
      assert.equal(region('ap-south-1', both), 'ap-south-1');
      assert.equal(region(undefined, both), 'eu-west-1');
      assert.equal(region(undefined, {AWS_REGION: 'eu-west-2'}), 'eu-west-2');
      assert.equal(region(undefined, {}), 'us-east-1');
      for (const [flag, variables] of [
        ['eu-west-9', both],
        [undefined, {AWS_REGION: 'eu-west-9'}],
      ] as const)
        assert.throws(() => region(flag, variables), /eu-west-9 is not a supported AWS region\. Must be one of: /);
    } finally {
      delete parsedLambdaCli.region;
    }
  },
);
