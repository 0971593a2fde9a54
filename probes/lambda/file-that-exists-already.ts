import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Asked = {bucketName: string; key: string; customCredentials: object | null};
const {findOutputFileInBucket} = installed<{findOutputFileInBucket: (given: object) => Promise<object | null>}>(
  '@remotion/serverless/dist/find-output-file-in-bucket.js',
);

export default inNode(
  'Without overwrite, only the bucket of the render is asked for the key, also if outName names another one, and another provider by its keys; a 403 is "Unable to access item".',
  async () => {
    const asked: Asked[] = [];
    const find = (outName: unknown, customCredentials: object | null, answer: () => Promise<unknown>) =>
      findOutputFileInBucket({
        ...{region: 'us-east-1', currentRegion: 'us-east-1', bucketName: 'remotionlambda-probe', customCredentials, forcePathStyle: false},
        renderMetadata: {type: 'video', renderId: 'q8m1s6v2zt', codec: 'h264', audioCodec: null, privacy: 'public', outName},
        providerSpecifics: {
          getBucketPrefix: () => 'remotionlambda-',
          getOutputUrl: () => ({url: 'https://example.com/out.mp4'}),
          headFile: ({bucketName, key, customCredentials: keys}: Asked) => {
            asked.push({bucketName, key, customCredentials: keys});
            return answer();
          },
        },
      });
    const missing = () => Promise.reject(Object.assign(new Error('NotFound'), {name: 'NotFound'}));
    const refused = () => Promise.reject(Object.assign(new Error('UnknownError'), {$metadata: {httpStatusCode: 403}}));
    assert.deepEqual(await find('trailer.mp4', null, () => Promise.resolve({})), {url: 'https://example.com/out.mp4'});
    assert.equal(await find({bucketName: 'choir-recordings', key: 'mass.mp4'}, null, missing), null);
    const provider = {endpoint: 'https://storage.example.com', accessKeyId: 'id', secretAccessKey: 'secret'};
    await assert.rejects(
      find({bucketName: 'choir-recordings', key: 'mass.mp4', s3OutputProvider: provider}, provider, refused),
      /^Error: Unable to access item "mass\.mp4" from bucket "choir-recordings" \(S3 Endpoint = https:\/\/storage\.example\.com\) - got a 403 error when heading the file\./,
    );
    assert.deepEqual(asked, [
      {bucketName: 'remotionlambda-probe', key: 'renders/q8m1s6v2zt/trailer.mp4', customCredentials: null},
      {bucketName: 'remotionlambda-probe', key: 'mass.mp4', customCredentials: null},
      {bucketName: 'remotionlambda-probe', key: 'mass.mp4', customCredentials: provider},
    ]);
  },
);
