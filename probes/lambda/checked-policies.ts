import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'policies validate only asks the policy simulator about the 31 actions of the user policy, one line each, and ends with code 0 even if some are denied, for the root user, or if AWS refuses the check.',
  async () => {
    const account = await openAccount({user: {arn: 'arn:aws:iam::42:user/pilot', denied: ['s3:PutObject']}});
    const validate = (flags = '') => runLambda(`policies validate ${flags}`);
    const failure = /^Did not have the required permissions on AWS:$/m;
    try {
      const {code, output} = await validate();
      const lines = output.trim().split('\n');
      assert.deepEqual([code, lines.length, lines[0], lines[1]], [0, 31, '✅ servicequotas:GetServiceQuota', '✅ servicequotas:GetAWSDefaultServiceQuota']);
      assert.deepEqual(
        lines.filter((line) => !line.startsWith('✅')),
        ['❌ s3:PutObject'],
      );
      assert.ok(lines.includes('✅ lambda:PutRuntimeManagementConfig'));
      assert.deepEqual(new Set(account.asked), new Set(['sts GetCallerIdentity', 'iam SimulatePrincipalPolicy']));
      assert.deepEqual(await validate('--log=warn'), {code: 0, output: '', questions: 0});

      account.user.arn = 'arn:aws:iam::42:root';
      const root = await validate();
      assert.equal(root.code, 0);
      assert.match(root.output, failure);
      assert.match(root.output, /Unsupported AWS Caller Identity ARN detected/);
      account.user.arn = 'arn:aws:iam::42:user/pilot';
      account.refuse = (request) => (request.startsWith('iam') ? 'AccessDenied' : undefined);
      const refused = await validate();
      assert.equal(refused.code, 0);
      assert.match(refused.output, failure);
      const region = await validate('--region=atlantis-1');
      assert.equal(region.code, 0);
      assert.match(region.output, failure);
    } finally {
      account.close();
    }
  },
);
