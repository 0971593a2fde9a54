import assert from 'node:assert/strict';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const {lambdaWriteFileImplementation: write} = installed<{lambdaWriteFileImplementation: (file: object) => Promise<void>}>(
  '@remotion/lambda-client/dist/write-file.js',
);

export default inNode(
  'A file is written with an ACL for public and private and none for no-acl, the account as expected owner, its storage class, and for a download with "attachment" and the file name, if there is one.',
  async () => {
    let headers: Record<string, unknown> = {};
    const server = await serve((request, response) => {
      ({headers} = request);
      request.resume().on('end', () => response.end());
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ENDPOINT_URL_S3: server.origin, AWS_ACCESS_KEY_ID: 'AKIAHEADERS', AWS_SECRET_ACCESS_KEY: 'none'});
    const sent = async (change: object) => {
      const place = {bucketName: 'remotionlambda-probe', key: 'renders/q8m1s6v2zt/out.mp4', region: 'us-east-1', body: 'video'};
      const usual = {privacy: 'public', expectedBucketOwner: '123', downloadBehavior: {type: 'play-in-browser'}, customCredentials: null, storageClass: null};
      await write({...place, ...usual, forcePathStyle: false, requestHandler: null, retries: 0, ...change});
      return ['x-amz-acl', 'x-amz-expected-bucket-owner', 'x-amz-storage-class', 'content-disposition', 'content-type'].map((name) => headers[name]);
    };
    try {
      assert.deepEqual(await sent({}), ['public-read', '123', undefined, undefined, 'video/mp4']);
      assert.deepEqual((await sent({privacy: 'private'}))[0], 'private');
      assert.deepEqual((await sent({privacy: 'no-acl'}))[0], undefined);
      assert.deepEqual((await sent({storageClass: 'STANDARD_IA'}))[2], 'STANDARD_IA');
      assert.equal((await sent({downloadBehavior: {type: 'download', fileName: 'reef tour.mp4'}}))[3], 'attachment; filename="reef%20tour.mp4"');
      assert.equal((await sent({downloadBehavior: {type: 'download', fileName: null}}))[3], 'attachment');
    } finally {
      server.close();
    }
  },
);
