import assert from 'node:assert/strict';
import {getAwsClient} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

export default inNode(
  'customCredentials whose accessKeyId is null make the AWS SDK use the keys that it finds itself; their region is us-east-1 by default, and forcePathStyle puts the bucket into the path.',
  async () => {
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIAOWN', AWS_SECRET_ACCESS_KEY: 'none', REMOTION_DISABLE_AWS_CLIENT_CACHE: '1'});
    const client = (given: {accessKeyId: string | null; secretAccessKey: string | null; forcePathStyle?: boolean}) =>
      getAwsClient({region: 'eu-west-1', service: 's3', customCredentials: {endpoint: 'https://storage.example.com', ...given}}).client;
    assert.equal((await client({accessKeyId: 'BUOY', secretAccessKey: 'red'}).config.credentials()).accessKeyId, 'BUOY');
    assert.equal((await client({accessKeyId: null, secretAccessKey: null}).config.credentials()).accessKeyId, 'AKIAOWN');
    assert.equal(await client({accessKeyId: null, secretAccessKey: null}).config.region(), 'us-east-1');
    const {GetObjectCommand} = getAwsClient({region: 'eu-west-1', service: 's3'}).sdk;
    const urlOf = async (forcePathStyle: boolean) => {
      const s3 = client({accessKeyId: 'BUOY', secretAccessKey: 'red', forcePathStyle});
      let url = '';
      s3.middlewareStack.add(
        () => (args) => {
          const {hostname, path} = args.request as {hostname: string; path: string};
          url = hostname + path;
          return Promise.reject(new Error('That is enough'));
        },
        {step: 'finalizeRequest', priority: 'low'},
      );
      await assert.rejects(s3.send(new GetObjectCommand({Bucket: 'films', Key: 'tide.mp4'})));
      return url;
    };
    assert.equal(await urlOf(true), 'storage.example.com/films/tide.mp4');
    assert.equal(await urlOf(false), 'films.storage.example.com/tide.mp4');
  },
);
