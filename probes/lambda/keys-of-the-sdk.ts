import assert from 'node:assert/strict';
import path from 'node:path';
import {getAwsClient} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'With REMOTION_SKIP_AWS_CREDENTIALS_CHECK, even 0, missing keys do not throw, and keys in variables that begin with REMOTION_AWS_ are ignored.',
  async () => {
    const client = () => getAwsClient({region: 'sa-east-1', service: 'iam'}).client;
    const nowhere = {AWS_SHARED_CREDENTIALS_FILE: path.join(newFolder(), 'none')};
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables(nowhere);
    assert.throws(client, /^Error: You have tried to call a Remotion Lambda function/);
    process.env.REMOTION_SKIP_AWS_CREDENTIALS_CHECK = '0';
    assert.doesNotThrow(client);
    const keys = {AWS_ACCESS_KEY_ID: 'theirs', AWS_SECRET_ACCESS_KEY: 's', REMOTION_AWS_ACCESS_KEY_ID: 'ours', REMOTION_AWS_SECRET_ACCESS_KEY: 's'};
    setAwsVariables({...nowhere, ...keys});
    assert.equal((await client().config.credentials()).accessKeyId, 'theirs');
    delete process.env.REMOTION_SKIP_AWS_CREDENTIALS_CHECK;
    assert.equal((await client().config.credentials()).accessKeyId, 'ours');
  },
);
