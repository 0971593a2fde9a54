import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Place = {customCredentials: {accessKeyId: string | null; secretAccessKey: string | null} | null};

export default inNode('Without customCredentials, a private file at another provider throws, and for a public one the keys of the render are not used.', () => {
  const {getExpectedOutName} = installed<{getExpectedOutName: (given: object) => Place}>('@remotion/serverless-client/dist/expected-out-name.js');
  const place = (privacy: string, customCredentials: object | null) =>
    getExpectedOutName({
      renderMetadata: {
        type: 'video',
        renderId: 'd4g9bn2l6o',
        codec: 'h264',
        audioCodec: null,
        privacy,
        outName: {
          bucketName: 'birthdays',
          key: 'anna.mp4',
          s3OutputProvider: {endpoint: 'https://storage.example.com', accessKeyId: 'of the render', secretAccessKey: 'secret'},
        },
      },
      bucketName: 'remotionlambda-useast1-c7d0p4s2xy',
      customCredentials,
      bucketNamePrefix: 'remotionlambda-',
    }).customCredentials;
  assert.throws(() => place('private', null), {
    message: 'The file was rendered with a custom S3 implementation and is not public, but no custom credentials were passed to downloadMedia().',
  });
  assert.equal(place('public', null)?.accessKeyId, null);
  assert.equal(place('public', null)?.secretAccessKey, null);
  assert.equal(place('public', {accessKeyId: 'passed', secretAccessKey: 'secret'})?.accessKeyId, 'passed');
});
