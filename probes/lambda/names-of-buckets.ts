import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Validate = {validateBucketName: (given: {bucketName: string; bucketNamePrefix: string; options: {mustStartWithRemotion: boolean}}) => void};
type Make = {makeBucketName: (region: string, provider: object) => string};

export default inNode(
  'A new bucket is called remotionlambda-, the region without dashes and ten letters and digits; names of buckets have 3 to 63 lower-case letters, digits, dashes and dots; the script puts another name into both policies.',
  () => {
    const {validateBucketName} = installed<Validate>('@remotion/serverless-client/dist/validate-bucket-name.js');
    const {makeBucketName} = installed<Make>('@remotion/serverless-client/dist/make-bucket-name.js');
    const {awsImplementation} = installed<{awsImplementation: object}>('@remotion/lambda-client/dist/aws-provider.js');
    assert.match(makeBucketName('ap-southeast-1', awsImplementation), /^remotionlambda-apsoutheast1-[a-z0-9]{10}$/);
    const validate = (bucketName: string) => () =>
      validateBucketName({bucketName, bucketNamePrefix: 'remotionlambda-', options: {mustStartWithRemotion: false}});
    for (const name of ['abc', 'acme-video.prod-2', 'q'.repeat(63)]) assert.doesNotThrow(validate(name), name);
    for (const name of ['ab', 'q'.repeat(64), 'Acme', 'acme_video', 'quay!']) assert.throws(validate(name), /The bucket/, name);

    const {log} = console;
    const printed: string[] = [];
    console.log = (text: string) => void printed.push(text);
    try {
      sampleOf(['docs/lambda/bucket-naming.mdx'], 'policies-for-own-bucket');
    } finally {
      console.log = log;
    }
    for (const policy of printed) {
      const {Statement} = JSON.parse(policy) as {Statement: {Action: string[]; Resource: string[]}[]};
      const places = Statement.filter(({Action}) => Action.some((action) => action.startsWith('s3:') && action !== 's3:ListAllMyBuckets')).flatMap(
        ({Resource}) => Resource,
      );
      assert.deepEqual(places, ['arn:aws:s3:::acme-video-prod*']);
    }
    assert.equal(printed.length, 2);
  },
);
