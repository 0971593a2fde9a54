import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {slowInNode} from '../lib/probe';

const CONSOLE = /https:\/\/us-east-1\.console\.aws\.amazon\.com\/servicequotas\/home\/services\/lambda\/quotas\//;

export default slowInNode(
  'quotas increase asks for the next multiple of 5,000 above the limit, unless a support case is open or the limit is above the default without --force or --yes; the refusal for a member account ends with code 0.',
  async () => {
    const account = await openAccount();
    const increase = async (flags = '', answers: string[] = []) => {
      account.asked.length = 0;
      const outcome = await runLambda(`quotas increase ${flags}`, answers);
      return {...outcome, sent: account.asked.includes('servicequotas RequestServiceQuotaIncrease')};
    };
    try {
      for (const [current, next] of [
        [10, 5000],
        [1000, 5000],
        [5000, 10_000],
        [7200, 10_000],
      ] as const) {
        account.quota.current = account.quota.standard = current;
        const {code, output, questions, sent} = await increase('', ['']);
        assert.ok(output.startsWith(`Sending request to AWS to increase concurrency limit from ${current} to ${next}.\nSend? (Y/n) `), output);
        assert.deepEqual([code, questions, sent], [0, 1, true]);
      }
      const {code, sent} = await increase('', ['n']);
      assert.deepEqual([code, sent], [1, false]);

      Object.assign(account.quota, {current: 5000, standard: 1000});
      const above = await increase('', ['y']);
      assert.deepEqual([above.code, above.questions, above.sent], [1, 0, false]);
      assert.match(above.output, /^Current limit of 5000 is already increased over the default \(1000\)\.$/m);
      assert.match(above.output, CONSOLE);
      for (const flag of ['--force', '--yes', '-f', '-y']) {
        const forced = await increase(flag);
        assert.deepEqual([forced.code, forced.questions, forced.sent], [0, 0, true], flag);
      }
      account.refuse = (request) => (request.endsWith('RequestServiceQuotaIncrease') ? 'DependencyAccessDeniedException' : undefined);
      const member = await increase('-y');
      assert.deepEqual([member.code, member.sent], [0, true]);
      assert.match(member.output, /^Could not request increase because this is a sub-account of another AWS account\.$/m);
      assert.match(member.output, CONSOLE);

      account.quota.requests = [{Status: 'CASE_OPENED', DesiredValue: 5000, CaseId: '7'}];
      const open = await increase('--force');
      assert.deepEqual([open.code, open.sent], [1, false]);
      assert.match(open.output, /^A request to increase it to 5000 is already pending:$/m);
    } finally {
      account.close();
    }
  },
);
