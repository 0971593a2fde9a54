import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

export default inNode(
  'lambda quotas recommends an increase up to the default of AWS, has a last line without a number, and shows a request only while AWS has a support case open for it, even with --log=warn.',
  async () => {
    const account = await openAccount();
    const shown = async (flags = '') => {
      const {code, output} = await runLambda(`quotas ${flags}`);
      assert.equal(code, 0);
      return output;
    };
    try {
      assert.match(await shown('--region=ap-south-1'), /^Region = ap-south-1\n\nConcurrency limit: 1000 - Increase recommended!\n/);
      assert.match(await shown(), /\nThe maximum amount of concurrency increase in 10 seconds\n$/);
      account.quota.current = 1001;
      assert.match(await shown(), /^Concurrency limit: 1001$/m);
      assert.equal(await shown('--log=warn'), '');
      for (const Status of ['PENDING', 'APPROVED', 'DENIED', 'CASE_CLOSED']) {
        account.quota.requests = [{Status, DesiredValue: 5000, CaseId: '7'}];
        assert.equal(await shown('--log=warn'), '', Status);
      }
      account.quota.requests = [{Status: 'CASE_OPENED', DesiredValue: 5000, CaseId: '77'}];
      assert.equal(
        await shown('--log=warn'),
        'A request to increase it to 5000 is pending:\nhttps://us-east-1.console.aws.amazon.com/support/home#/case/?displayId=77\n',
      );
      account.refuse = () => 'AccessDeniedException';
      assert.equal((await runLambda('quotas')).code, 1);
    } finally {
      account.close();
    }
  },
);
