import assert from 'node:assert/strict';
import {presignUrl} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

const link = (change: object) =>
  presignUrl({region: 'eu-central-1', bucketName: 'films-of-acme', objectKey: 'renders/q81vd5s0ju/out.mp4', expiresInSeconds: 60, ...change});

export default inNode(
  'presignUrl() computes the link without a request; it has the ID of the access key but not the secret, and a name that S3 forbids throws.',
  async () => {
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIALINK', AWS_SECRET_ACCESS_KEY: 'top-secret'});
    const url = String(await link({}));
    assert.ok(url.startsWith('https://films-of-acme.s3.eu-central-1.amazonaws.com/renders/q81vd5s0ju/out.mp4?'));
    assert.match(url, /AKIALINK/);
    assert.doesNotMatch(url, /top-secret/);
    await assert.rejects(link({bucketName: 'My_Bucket'}), {message: 'The bucket My_Bucket '});
    // Only the check asks S3, and probes have no network.
    await assert.rejects(link({checkIfObjectExists: true}), /ENOTFOUND/);
  },
);
