import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const MESSAGES = {
  '--memory=100': "parameter 'memorySizeInMb' must be between 512 and 10240, but got 100",
  '--disk=11000': "parameter 'diskSizeInMb' must be between 512 and 10240, but got 11000",
  '--timeout=1000': "parameter 'timeoutInSeconds' must be between 15 and 900, but got 1000",
  '--retention-period=0': 'CloudWatch retention period must be at least 1, but is 0',
  '--runtime-preference=emoji': 'Invalid runtime preference emoji. Must be one of default, apple-emojis, cjk',
};
const ROLE = 'The role defined for the function cannot be assumed by Lambda.';

export default inNode(
  'functions deploy ends with code 1 and a message for values out of range, before any request, and after an error of AWS, when the log group exists already; a refused role is explained before the message of AWS.',
  async () => {
    const account = await openAccount();
    const archive = installed<{FUNCTION_ZIP_ARM64: string}>('@remotion/lambda/dist/shared/function-zip-path.js');
    const {FUNCTION_ZIP_ARM64} = archive;
    archive.FUNCTION_ZIP_ARM64 = __filename;
    try {
      for (const [flag, message] of Object.entries(MESSAGES)) {
        const {code, output} = await runLambda(`functions deploy ${flag}`);
        assert.equal(code, 1);
        assert.ok(output.includes(message), output);
      }
      assert.deepEqual(account.asked, []);
      account.refuse = (request) => (request === 'lambda POST functions' ? ROLE : undefined);
      const {code, output} = await runLambda('functions deploy --custom-role-arn=arn:aws:iam::42:role/pilot');
      assert.equal(code, 1);
      const [explanation, original] = [
        output.indexOf('The role "arn:aws:iam::42:role/pilot" does not exist or has the wrong policy'),
        output.lastIndexOf(ROLE),
      ];
      assert.ok(explanation > 0 && original > explanation, output);
      assert.deepEqual(account.asked.slice(-3), ['logs CreateLogGroup', 'logs PutRetentionPolicy', 'lambda POST functions']);
    } finally {
      archive.FUNCTION_ZIP_ARM64 = FUNCTION_ZIP_ARM64;
      account.close();
    }
  },
);
