import assert from 'node:assert/strict';
import {getAwsClient} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

export default inNode(
  'getAwsClient() returns one client for the same options until the keys change, or always new ones without the cache; lambda has one attempt and 400 sockets.',
  async () => {
    const client = () => getAwsClient({region: 'us-west-2', service: 'lambda'}).client;
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIASHARED', AWS_SECRET_ACCESS_KEY: 'none'});
    const first = client();
    assert.equal(client(), first);
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIAOTHER', AWS_SECRET_ACCESS_KEY: 'none'});
    assert.notEqual(client(), first);
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIASHARED', AWS_SECRET_ACCESS_KEY: 'none'});
    assert.equal(client(), first);
    assert.equal(await first.config.maxAttempts(), 1);
    const {requestHandler} = first.config as unknown as {requestHandler: {configProvider: Promise<{httpsAgent: {maxSockets: number}}>}};
    assert.equal((await requestHandler.configProvider).httpsAgent.maxSockets, 400);
    assert.equal(await getAwsClient({region: 'us-west-2', service: 's3'}).client.config.maxAttempts(), 3);
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    assert.equal(client(), first);
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIANEW', AWS_SECRET_ACCESS_KEY: 'none'});
    assert.notEqual(client(), client());
    assert.throws(() => getAwsClient({region: 'us-west-2', service: 'ec2' as never}), {message: 'unknown client ec2'});
  },
);
