import assert from 'node:assert/strict';
import {presignUrl} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode('With checkIfObjectExists, presignUrl() returns null if S3 answers 404, and names two permissions if it answers 403.', async () => {
  let status = 404;
  const server = await serve((_, response) => response.writeHead(status).end());
  process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
  setAwsVariables({AWS_ENDPOINT_URL_S3: server.origin, AWS_ACCESS_KEY_ID: 'AKIAMISSING', AWS_SECRET_ACCESS_KEY: 'none'});
  try {
    const link = () => presignUrl({region: 'us-east-1', bucketName: 'films-of-acme', objectKey: 'out.mp4', expiresInSeconds: 60, checkIfObjectExists: true});
    assert.equal(await link(), null);
    status = 403;
    await assert.rejects(link(), {
      message: 'Unable to access item "out.mp4" from bucket "films-of-acme". You must have permission for both "s3:GetObject" and "s3:ListBucket" actions.',
    });
    status = 200;
    assert.equal(typeof (await link()), 'string');
  } finally {
    server.close();
  }
});
