import assert from 'node:assert/strict';
import {deployFunction, type DeployFunctionInput} from '@remotion/lambda';
import {estimatePrice, renderMediaOnLambda, type EstimatePriceInput, type RenderMediaOnLambdaInput} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

/** Where no request is answered: what is not refused before ends with this. */
const ASKED = /ECONNREFUSED/;

async function message(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

export default inNode(
  'Before a request, Lambda refuses a serveUrl that is no text, no codec, wrong sizes of a function and a role that is no text, but not two days as deleteAfter, a negative maxRetries or two log days.',
  async () => {
    setAwsVariables({AWS_ENDPOINT_URL: 'http://127.0.0.1:9', AWS_ACCESS_KEY_ID: 'options', AWS_SECRET_ACCESS_KEY: 'none'});
    const known = {serveUrl: 'https://example.com/site', composition: 'Note', codec: 'h264', forceBucketName: 'remotionlambda-reef'};
    const render = (options: object) =>
      message(async () =>
        renderMediaOnLambda({region: 'us-east-1', functionName: 'reef', maxRetries: 0, ...known, ...options} as unknown as RenderMediaOnLambdaInput),
      );
    assert.equal(await render({serveUrl: undefined}), '"serveURL" parameter must be a string, but is undefined');
    assert.equal(await render({serveUrl: {siteName: 'reef'}}), '"serveURL" parameter must be a string, but is {"siteName":"reef"}');
    assert.match(await render({codec: undefined}), /^"codec" must be a string/);
    assert.match(await render({codec: 'mov'}), /^'mov' is not a valid codec for Lambda\. The following values are supported: h264, /);
    assert.equal(await render({quality: 80}), 'quality has been renamed to jpegQuality. Please rename the option.');
    assert.equal(await render({downloadBehavior: 'download'}), 'downloadBehavior must be null or an object');
    for (const later of [{deleteAfter: '2-days'}, {maxRetries: -1}]) assert.match(await render(later), ASKED);

    const deploy = (options: object) => {
      const sizes = {timeoutInSeconds: 120, memorySizeInMb: 2048, createCloudWatchLogGroup: true};
      return message(async () => deployFunction({region: 'us-east-1', ...sizes, ...options} as unknown as DeployFunctionInput));
    };
    assert.equal(await deploy({timeoutInSeconds: 901}), "parameter 'timeoutInSeconds' must be between 15 and 900, but got 901");
    assert.equal(await deploy({memorySizeInMb: 100}), "parameter 'memorySizeInMb' must be between 512 and 10240, but got 100");
    assert.equal(await deploy({cloudWatchLogRetentionPeriodInDays: 0}), 'CloudWatch retention period must be at least 1, but is 0');
    assert.match(await deploy({cloudWatchLogRetentionPeriodInDays: 2}), ASKED);
    for (const role of [true, ['a', 'b']])
      assert.equal(await deploy({customRoleArn: role}), `A custom role ARN must either be "undefined" or a string, but instead got: ${JSON.stringify(role)}`);

    const price = (durationInMilliseconds: unknown) => () =>
      estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: 1, durationInMilliseconds} as EstimatePriceInput);
    assert.ok(price(0)() >= 0);
    assert.throws(price(-1), {message: "Parameter 'durationInMilliseconds' must be over 0 but it is -1."});
    assert.throws(price('1'), {message: "Parameter 'durationInMilliseconds' must be a number but got string"});
  },
);
