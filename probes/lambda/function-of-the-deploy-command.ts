import assert from 'node:assert/strict';
import {withDeployments} from '../lib/deployments';
import {dashedVersion} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const nameOf = (sizes: string) => `remotion-render-${dashedVersion('@remotion/lambda')}-${sizes}`;
const DEFAULT = nameOf('mem2048mb-disk2048mb-120sec');

export default inNode(
  'functions deploy has 2,048 MB of memory and of disk and 120 seconds by default, says "Already exists as" for a function that exists and is left alone, and prints only the name with -q.',
  async () => {
    await withDeployments(async (account) => {
      const deploy = async (flags = '') => {
        account.asked.length = 0;
        return runLambda(`functions deploy ${flags}`);
      };
      const first = await deploy();
      assert.equal(first.code, 0, first.output);
      for (const line of ['Region = us-east-1', 'Memory = 2048MB', 'Disk size = 2048MB', 'Timeout = 120sec', 'CloudWatch Retention Period = 14 days'])
        assert.ok(first.output.split('\n').includes(line), line);
      assert.ok(first.output.endsWith(`Deployed as ${DEFAULT}\n\n`), first.output);
      assert.deepEqual(account.asked.slice(-1), [`lambda PUT functions/${DEFAULT}/runtime-management-config`]);

      account.functions[DEFAULT] = dashedVersion('@remotion/lambda').replaceAll('-', '.');
      const again = await deploy('--runtime-preference=apple-emojis --custom-role-arn=arn:aws:iam::42:role/other');
      assert.equal(again.code, 0);
      assert.match(again.output, new RegExp(`Already exists as ${DEFAULT}\n$`));
      assert.ok(!account.asked.some((request) => /^lambda (PUT|POST functions$)/.test(request)));

      const sized = await deploy('-q --memory=3009 --disk=4096 --timeout=240');
      assert.deepEqual(sized, {code: 0, output: `${nameOf('mem3009mb-disk4096mb-240sec')}\n`, questions: 0});
      const silent = await deploy('--disable-cloudwatch -q --memory=4096');
      assert.equal(silent.code, 0);
      assert.ok(!account.asked.some((request) => request.startsWith('logs')));
      const outdated = await deploy('--enable-v5-runtime -q --memory=512');
      assert.match(outdated.output, /^The --enable-v5-runtime flag is now enabled by default and has no function anymore\.\n/);
    });
  },
);
