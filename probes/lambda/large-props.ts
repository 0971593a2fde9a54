import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {LambdaClientInternals} = installed<{LambdaClientInternals: {awsImplementation: object}}>('@remotion/lambda-client');
const {getNeedsToUpload} = installed<{getNeedsToUpload: (given: object) => boolean}>('@remotion/serverless-client/dist/compress-props.js');

export default inNode(
  'Props and environment variables above 193,976 characters for a video, and 4,993,976 for a still, go through the bucket, with a warning.',
  () => {
    const warnings: string[] = [];
    const {warn} = console;
    console.warn = (text: string) => void warnings.push(text);
    try {
      const uploads = (type: string, characters: number) =>
        getNeedsToUpload({type, sizes: [characters - 100, 100], providerSpecifics: LambdaClientInternals.awsImplementation});
      assert.equal(uploads('video-or-audio', 193_976), false);
      assert.equal(uploads('still', 4_993_976), false);
      assert.equal(warnings.length, 0);
      assert.equal(uploads('video-or-audio', 193_977), true);
      assert.equal(uploads('still', 4_993_977), true);
    } finally {
      console.warn = warn;
    }
    assert.equal(warnings.length, 2);
    assert.match(warnings[0] ?? '', /^Warning: The props are over 194KB/);
  },
);
