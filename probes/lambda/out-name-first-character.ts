import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('Of the characters of an outName on Lambda, only the first one is checked.', () => {
  const {validateOutname} = installed<{validateOutname: (given: object) => void}>('@remotion/serverless-client/dist/validate-outname.js');
  const check = (outName: string) =>
    validateOutname({outName, codec: 'h264', audioCodecSetting: null, separateAudioTo: null, bucketNamePrefix: 'remotionlambda-'});
  check('match report.mp4');
  check('dernier-été.mp4');
  for (const outName of [' report.mp4', 'été.mp4']) assert.throws(() => check(outName), /The S3 Key must match the RegExp/, outName);
});
