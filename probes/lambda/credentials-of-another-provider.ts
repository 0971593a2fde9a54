import assert from 'node:assert/strict';
import {getAwsClient} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

const customCredentials = {endpoint: 'https://storage.example.com', accessKeyId: 'id', secretAccessKey: 'secret'};

export default inNode('Without AWS keys in the environment, getAwsClient() throws even with customCredentials; with any value there, it does not.', () => {
  setAwsVariables({});
  const client = () => getAwsClient({region: 'us-east-1', service: 's3', customCredentials}).client;
  assert.throws(client, /AWS_ACCESS_KEY_ID/);
  setAwsVariables({AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none'});
  assert.equal(client().constructor.name, 'S3Client');
});
