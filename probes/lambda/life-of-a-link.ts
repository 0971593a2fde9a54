import assert from 'node:assert/strict';
import {presignUrl} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

export default inNode('A link of presignUrl() lives for 1 to 604,800 whole seconds; without expiresInSeconds, it lives for one hour.', async () => {
  setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIALIFE', AWS_SECRET_ACCESS_KEY: 'none'});
  const life = async (expiresInSeconds?: number) => {
    const url = await presignUrl({region: 'eu-central-1', bucketName: 'films-of-acme', objectKey: 'a.mp4', expiresInSeconds} as never);
    return new URL(String(url)).searchParams.get('X-Amz-Expires');
  };
  assert.equal(await life(1), '1');
  assert.equal(await life(604_800), '604800');
  assert.equal(await life(), '3600');
  await assert.rejects(life(604_801), {message: "The 'expiresIn' parameter must be less or equal than 604800 (7 days) as enforced by AWS"});
  await assert.rejects(life(0), {message: "The 'expiresIn' parameter must be greater or equal than 1"});
  await assert.rejects(life(1.5), {message: "'expiresIn' should be an integer but is 1.5"});
});
