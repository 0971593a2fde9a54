import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {validateOutname} = installed<{validateOutname: (given: object) => void}>('@remotion/serverless-client/dist/validate-outname.js');

export default inNode('outName takes three forms, a file name, a bucket with a key, and both with the access to another provider; other values throw.', () => {
  const check = (outName: unknown) =>
    validateOutname({outName, codec: 'h264', audioCodecSetting: null, separateAudioTo: null, bucketNamePrefix: 'remotionlambda-'});
  const place = {bucketName: 'harbor-films', key: '2025/regatta.mp4'};
  const s3OutputProvider = {endpoint: 'https://r2.example.com', accessKeyId: 'a', secretAccessKey: 'b'};
  for (const outName of ['regatta.mp4', place, {...place, s3OutputProvider}]) assert.doesNotThrow(() => check(outName));
  for (const outName of [7, {bucketName: 'harbor-films'}, {key: 'regatta.mp4'}]) assert.throws(() => check(outName));
});
