import assert from 'node:assert/strict';
import {getAwsClient, getSites} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Sample = {listAllRenders: (place: object) => Promise<string[]>};
const KEYS = Array.from({length: 5}, (_, index) => `${index % 2 ? 'sites/quay' : 'sites/mole'}/${index}.js`);
const place = {region: 'eu-west-1', bucketName: 'remotionlambda-euwest1-t1j6c3e9wz'} as const;

export default inNode(
  'getSites() and the loop on the page ask for the next page of a bucket until there is none. A client with customCredentials uses their region, or else us-east-1, and sdk has the commands of its service.',
  async () => {
    const asked: (string | null)[] = [];
    const server = await serve((request, response) => {
      const {pathname, searchParams} = new URL(request.url ?? '', server.origin);
      if (request.method === 'POST')
        response.end('<GetCallerIdentityResponse><GetCallerIdentityResult><Account>1</Account></GetCallerIdentityResult></GetCallerIdentityResponse>');
      else if (pathname === '/')
        response.end(
          `<ListAllMyBucketsResult><Buckets><Bucket><Name>${place.bucketName}</Name><CreationDate>2024-01-01T00:00:00.000Z</CreationDate></Bucket></Buckets></ListAllMyBucketsResult>`,
        );
      else {
        const token = searchParams.get('continuation-token');
        asked.push(token);
        const from = Number(token ?? 0);
        const files = KEYS.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key><Size>7</Size></Contents>`);
        const next = from + 2 < KEYS.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
        response.end(`<ListBucketResult>${files.join('')}${next}</ListBucketResult>`);
      }
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ENDPOINT_URL: server.origin, AWS_ACCESS_KEY_ID: 'AKIAPAGES', AWS_SECRET_ACCESS_KEY: 'none'});
    try {
      const {listAllRenders} = sampleOf<Sample>(['docs/lambda/getawsclient.mdx'], 'list-all-renders');
      assert.deepEqual(await listAllRenders(place), KEYS);
      assert.deepEqual(asked.splice(0), [null, '2', '4']);
      const {sites, buckets} = await getSites({region: place.region});
      assert.deepEqual(asked, [null, '2', '4']);
      assert.deepEqual(
        sites.map(({id, sizeInBytes, serveUrl}) => [id, sizeInBytes, serveUrl]),
        ['mole', 'quay'].map((id, index) => [id, 21 - 7 * index, `https://${place.bucketName}.s3.eu-west-1.amazonaws.com/sites/${id}/index.html`]),
      );
      assert.deepEqual(buckets, [{name: place.bucketName, region: place.region, creationDate: Date.UTC(2024, 0)}]);
      const regionOf = (customCredentials: object) =>
        getAwsClient({region: 'eu-west-1', service: 's3', customCredentials: {endpoint: server.origin, ...customCredentials} as never}).client.config.region();
      assert.deepEqual([await regionOf({region: 'sa-east-1'}), await regionOf({})], ['sa-east-1', 'us-east-1']);
      const commands = {s3: 'PutBucketCorsCommand', cloudwatch: 'DescribeLogGroupsCommand', iam: 'CreateRoleCommand', sts: 'GetCallerIdentityCommand'};
      for (const [service, command] of Object.entries(commands))
        assert.ok(command in getAwsClient({region: 'eu-west-1', service: service as never}).sdk, command);
    } finally {
      server.close();
    }
  },
);
