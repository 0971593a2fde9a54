import assert from 'node:assert/strict';
import {getAwsClient} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

export default inNode(
  'The option forcePathStyle has no effect, since the S3 client is created without it; only the field of the same name in customCredentials is used.',
  () => {
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIASTYLE', AWS_SECRET_ACCESS_KEY: 'none'});
    const style = (options: object) => getAwsClient({region: 'eu-west-3', service: 's3', ...options}).client.config.forcePathStyle;
    const customCredentials = {endpoint: 'https://storage.example.com', accessKeyId: 'id', secretAccessKey: 'secret'};
    assert.notEqual(style({forcePathStyle: true}), true);
    assert.notEqual(style({forcePathStyle: true, customCredentials}), true);
    assert.equal(style({customCredentials: {...customCredentials, forcePathStyle: true}}), true);
  },
);
