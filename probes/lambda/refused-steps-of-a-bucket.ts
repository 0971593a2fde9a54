import assert from 'node:assert/strict';
import {getOrCreateBucket} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const ADVICE = 'Since April 2023, more AWS permissions are required to create an S3 bucket. You need to update your user policy to continue.';
const PARTIAL = 'PARTIAL SUCCESS: The s3:PutBucketOwnershipControls was found, but the s3:PutBucketPublicAccessBlock permission is not given.';
/** What is refused, with which words, and how the error begins. */
const CASES: [string, string, string, number][] = [
  ['PUT', 'Access Denied', 'Access Denied', 1],
  ['DELETE ownershipControls', 'Access Denied', ADVICE, 2],
  ['DELETE publicAccessBlock', 'Access Denied', PARTIAL, 3],
  [
    'PUT acl',
    'The bucket does not allow ACLs',
    'Could not add an ACL to the bucket. This might have happened because the bucket was already successfully created before but then failed to configure correctly.',
    4,
  ],
];

export default inNode(
  'A bucket is created in four steps; if the second or third is refused, the error says that permissions are missing, and the bucket is there: the next call returns it and repeats no step.',
  async () => {
    let names: string[] = [];
    let refused: string | null = null;
    let words = '';
    const asked: string[] = [];
    const server = await serve((request, response) => {
      const {pathname, searchParams} = new URL(request.url ?? '', server.origin);
      const bucket = pathname.replaceAll('/', '');
      if (request.method === 'GET') {
        const list = names.map((name) => `<Bucket><Name>${name}</Name><CreationDate>2024-01-01T00:00:00.000Z</CreationDate></Bucket>`);
        response.end(`<ListAllMyBucketsResult><Buckets>${list.join('')}</Buckets></ListAllMyBucketsResult>`);
        return;
      }
      const step = [request.method, ...[...searchParams.keys()].filter((key) => key !== 'x-id')].join(' ');
      asked.push(step);
      const denied = step === refused;
      if (step === 'PUT' && !denied) names.push(bucket);
      request.resume().on('end', () => {
        if (denied) response.writeHead(403).end(`<Error><Code>AccessDenied</Code><Message>${words}</Message></Error>`);
        else response.end();
      });
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ENDPOINT_URL_S3: server.origin, AWS_ACCESS_KEY_ID: 'AKIASTEPS', AWS_SECRET_ACCESS_KEY: 'none'});
    const find = () => getOrCreateBucket({region: 'us-east-2'});
    try {
      for (const [step, denial, beginning, steps] of CASES) {
        [names, refused, words] = [[], step, denial];
        asked.length = 0;
        await assert.rejects(find(), ({message}: Error) => message.startsWith(beginning));
        assert.deepEqual(
          asked.splice(0),
          CASES.slice(0, steps).map(([each]) => each),
        );
        if (step === 'PUT') continue;
        assert.deepEqual(await find(), {bucketName: names[0], alreadyExisted: true});
        assert.deepEqual(asked, []);
      }
    } finally {
      server.close();
    }
  },
);
