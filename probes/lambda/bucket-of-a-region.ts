import assert from 'node:assert/strict';
import {getOrCreateBucket} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const TOO_MANY =
  'You have multiple buckets (remotionlambda-useast2-aaaaaaaaaa,remotionlambda-archive) in your S3 region (us-east-2) starting with "remotionlambda-". Please see https://remotion.dev/docs/lambda/multiple-buckets.';

export default inNode(
  'Buckets of the region that begin with remotionlambda- count, and S3 is asked where one is if its name does not say so; none leads to a new one, two throw.',
  async () => {
    let names: string[] = [];
    const asked: string[] = [];
    const server = await serve((request, response) => {
      const {pathname, searchParams} = new URL(request.url ?? '', server.origin);
      const bucket = pathname.replaceAll('/', '');
      if (request.method === 'GET' && bucket === '') {
        const list = names.map((name) => `<Bucket><Name>${name}</Name><CreationDate>2024-01-01T00:00:00.000Z</CreationDate></Bucket>`);
        response.end(`<ListAllMyBucketsResult><Buckets>${list.join('')}</Buckets></ListAllMyBucketsResult>`);
        return;
      }
      const query = [...searchParams.keys()].filter((key) => key !== 'x-id').join();
      asked.push(`${request.method} ${bucket} ${query} ${String(request.headers['x-amz-acl'] ?? '')}`.trimEnd());
      if (query === 'location')
        response.end('<?xml version="1.0"?><LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">us-east-2</LocationConstraint>');
      else request.resume().on('end', () => response.end());
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ENDPOINT_URL_S3: server.origin, AWS_ACCESS_KEY_ID: 'AKIABUCKET', AWS_SECRET_ACCESS_KEY: 'none'});
    const find = () => getOrCreateBucket({region: 'us-east-2'});
    try {
      names = ['films-of-acme', 'remotionlambda-euwest1-bbbbbbbbbb', 'remotionlambda-useast2-aaaaaaaaaa'];
      assert.deepEqual(await find(), {bucketName: 'remotionlambda-useast2-aaaaaaaaaa', alreadyExisted: true});
      assert.equal(asked.length, 0);
      names = ['remotionlambda-useast2-aaaaaaaaaa', 'remotionlambda-archive'];
      await assert.rejects(find(), {message: TOO_MANY});
      assert.deepEqual(asked.splice(0), ['GET remotionlambda-archive location']);
      names = ['films-of-acme'];
      const {bucketName, alreadyExisted} = await find();
      assert.match(bucketName, /^remotionlambda-useast2-[a-z0-9]{10}$/);
      assert.equal(alreadyExisted, false);
      assert.deepEqual(
        asked.map((line) => line.replace(bucketName, '…')),
        ['PUT …', 'DELETE … ownershipControls', 'DELETE … publicAccessBlock', 'PUT … acl public-read'],
      );
    } finally {
      server.close();
    }
  },
);
