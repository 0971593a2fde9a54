import assert from 'node:assert/strict';
import {deploySite, type DeploySiteInput} from '@remotion/lambda';
import {getAwsClient, speculateFunctionName} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

const SIZES = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120};

const site = async (options: object): Promise<string> => {
  const input = {entryPoint: '/no-such/index.ts', region: 'us-east-1', bucketName: 'remotionlambda-reef', ...options} as DeploySiteInput;
  return deploySite(input).then(
    () => '',
    (error: Error) => error.message,
  );
};

export default inNode(
  'speculateFunctionName() takes whole numbers and text with digits; deploySite() refuses names that no bucket can have with a message that ends with the name, site names without any accepted character, and private sites.',
  async () => {
    const speculate = (options: object) => () => speculateFunctionName({...SIZES, ...options});
    const text = Object.fromEntries(Object.entries(SIZES).map(([key, value]) => [key, `${value}`]));
    assert.equal(speculate(text)(), speculate({})());
    for (const wrong of ['2048MB', 0, undefined, 2048.5, ''])
      assert.throws(speculate({memorySizeInMb: wrong}), {message: `Memory size must be a positive integer. Received: ${wrong}`});
    assert.throws(speculate({diskSizeInMb: undefined}), {message: 'Disk size must be a positive integer. Received: undefined'});
    assert.throws(speculate({timeoutInSeconds: '2m'}), {message: 'Timeout must be a positive integer. Received: 2m'});

    for (const wrong of ['remotionlambda-REEF', 'remotionlambda-the_reef', 'remotionlambda-reef.', `remotionlambda-${'a'.repeat(49)}`])
      assert.equal(await site({bucketName: wrong}), `The bucket ${wrong} `);
    for (const wrong of ['192.168.1.1', 'ab', 'https://reef', '-reef'])
      assert.equal(await site({bucketName: wrong, options: {bypassBucketNameValidation: true}}), `The bucket ${wrong} `);
    assert.equal(await site({bucketName: 'reef'}), 'The bucketName parameter must start with remotionlambda-.');
    for (const wrong of ['äöü', '']) assert.match(await site({siteName: wrong}), /^The `siteName` must match the RegExp /);
    assert.equal(await site({privacy: 'private'}), 'Privacy must be either "public" or "no-acl"');
    assert.throws(() => getAwsClient({region: 'us-east-1', service: 'dynamodb' as never}), {message: 'unknown client dynamodb'});
  },
);
