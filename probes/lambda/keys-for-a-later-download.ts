import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Place = {key: string; renderBucketName: string; customCredentials: object | null};
type Expected = {getExpectedOutName: (given: object) => Place};

export default inNode(
  'For a file at another provider, a later call takes the endpoint from the render, and keys, region and forcePathStyle from its customCredentials; for a file in S3, customCredentials are not used.',
  () => {
    const {getExpectedOutName} = installed<Expected>('@remotion/serverless-client/dist/expected-out-name.js');
    const customCredentials = {endpoint: 'https://new.example.com', accessKeyId: 'NEW', secretAccessKey: 'secret', region: 'eu-west-1', forcePathStyle: true};
    const placeOf = (outName: unknown) =>
      getExpectedOutName({
        renderMetadata: {renderId: 'w27fmx9c1d', codec: 'h264', audioCodec: null, type: 'video', privacy: 'private', outName},
        ...{bucketName: 'remotionlambda-quay', bucketNamePrefix: 'remotionlambda-', customCredentials},
      });
    const s3OutputProvider = {endpoint: 'https://old.example.com', accessKeyId: 'OLD', secretAccessKey: 'old', region: 'us-east-1', forcePathStyle: false};
    assert.deepEqual(placeOf({bucketName: 'films', key: 'tide.mp4', s3OutputProvider}), {
      key: 'tide.mp4',
      renderBucketName: 'films',
      customCredentials: {...customCredentials, endpoint: 'https://old.example.com'},
    });
    const inFolder = {renderBucketName: 'remotionlambda-quay', customCredentials: null};
    assert.deepEqual(placeOf(null), {...inFolder, key: 'renders/w27fmx9c1d/out.mp4'});
    assert.deepEqual(placeOf('trailer.mp4'), {...inFolder, key: 'renders/w27fmx9c1d/trailer.mp4'});
    assert.deepEqual(placeOf({bucketName: 'films', key: 'tide.mp4'}), {key: 'tide.mp4', renderBucketName: 'films', customCredentials: null});
  },
);
