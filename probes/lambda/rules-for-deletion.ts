import assert from 'node:assert/strict';
import {getOrCreateBucket} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const NAME = 'remotionlambda-eusouth1-k3v8d1m6xo';
const BUCKETS = `<ListAllMyBucketsResult><Buckets><Bucket><Name>${NAME}</Name><CreationDate>2024-01-01T00:00:00.000Z</CreationDate></Bucket></Buckets></ListAllMyBucketsResult>`;

export default inNode(
  'enableFolderExpiry true writes four rules, for 1, 3, 7 and 30 days and keys that begin with renders/1-day, 3-days, 7-days or 30-days; false removes all rules, and without it none are touched; only a refusal throws.',
  async () => {
    let problem = '';
    const sent: string[] = [];
    const server = await serve((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        if (!request.url?.includes('lifecycle')) return void response.end(BUCKETS);
        sent.push(`${request.method} ${body}`);
        if (problem) response.writeHead(403).end(`<Error><Code>${problem}</Code><Message>${problem}</Message></Error>`);
        else response.end();
      });
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ENDPOINT_URL_S3: server.origin, AWS_ACCESS_KEY_ID: 'AKIARULES', AWS_SECRET_ACCESS_KEY: 'none'});
    const prepare = (enableFolderExpiry?: boolean) => getOrCreateBucket({region: 'eu-south-1', enableFolderExpiry});
    try {
      assert.deepEqual(await prepare(), {bucketName: NAME, alreadyExisted: true});
      assert.deepEqual(sent, []);
      await prepare(true);
      const rules = (sent[0] ?? '').split('<Rule>').slice(1);
      const named = rules.map((rule) => ['ID', 'Prefix', 'Days'].map((name) => new RegExp(`<${name}>(.*?)</${name}>`).exec(rule)?.[1]));
      assert.deepEqual(named, [
        ['delete-after-1-day', 'renders/1-day', '1'],
        ['delete-after-3-days', 'renders/3-days', '3'],
        ['delete-after-7-days', 'renders/7-days', '7'],
        ['delete-after-30-days', 'renders/30-days', '30'],
      ]);
      await prepare(false);
      assert.match(sent[1] ?? '', /^DELETE /);
      problem = 'MalformedXML';
      await prepare(true);
      problem = 'AccessDenied';
      await assert.rejects(prepare(true), {
        message: `You don't have the required permissions to create lifecycle rules on the bucket "${NAME}", but the "enableFolderExpiry" was set to true. Ensure that your user has the "s3:PutLifecycleConfiguration" permission.`,
      });
      await assert.rejects(prepare(false), /^Error: You don't have the required permissions to delete lifecycle rules on the bucket/);
    } finally {
      server.close();
    }
  },
);
