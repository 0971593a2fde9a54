import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Client = {send(command: object): Promise<unknown>};
type Sdk = {ListObjectsV2Command: new (options: object) => object; S3Client: new (options: object) => Client};

// The SDK comes with the client of Lambda; this project does not depend on it by itself.
const {ListObjectsV2Command, S3Client} = installed<Sdk>('@aws-sdk/client-s3/dist-cjs/index.js');

export default inNode(
  'Without keys in the environment, a request to S3 fails with Could not load credentials from any providers, and with keys that were passed on as undefined variables with Resolved credential object is not valid.',
  async () => {
    for (const name of Object.keys(process.env)) if (/^(REMOTION_)?AWS_/.test(name)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, {HOME: newFolder(), AWS_EC2_METADATA_DISABLED: 'true'});
    const ask = (given: object) => {
      const client = new S3Client({region: 'eu-central-1', endpoint: 'http://127.0.0.1:9', maxAttempts: 1, ...given});
      return client.send(new ListObjectsV2Command({Bucket: 'finished-videos'}));
    };
    await assert.rejects(ask({}), {message: 'Could not load credentials from any providers'});
    const credentials = {accessKeyId: process.env.AWS_ACCESS_KEY_ID, secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY};
    await assert.rejects(ask({credentials}), {message: 'Resolved credential object is not valid'});
  },
);
