import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {
  signUpload(request: {contentType: string; bytes: number}): Promise<{uploadUrl: string; readUrl: string}>;
  POST(request: Request): Promise<Response>;
};

type New<Instance> = new (options: object) => Instance;

// The SDK comes with the client of Lambda; this project does not depend on it by itself.
const {PutObjectCommand, S3Client} = installed<{PutObjectCommand: New<object>; S3Client: New<object>}>('@aws-sdk/client-s3/dist-cjs/index.js');
const {getSignedUrl} = installed<{getSignedUrl: (client: object, command: object) => Promise<string>}>('@aws-sdk/s3-request-presigner/dist-cjs/index.js');

const PAGE = ['docs/presigned-urls.mdx'];
const keys = {accessKeyId: 'AKIAPROBE', secretAccessKey: 'none'};

export default inNode(
  'The page signs a PUT of one random key with its type and its length for 300 seconds, and no checksum; without its setting, the SDK adds the CRC-32 of an empty body. Another type and more than 200 MB are refused with 400.',
  async () => {
    Object.assign(process.env, {AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey});
    const {signUpload} = sampleOf<Samples>(PAGE, 'server/sign-upload');
    const clip = {contentType: 'video/mp4', bytes: 200_000_000};
    const [{uploadUrl, readUrl}, again] = [await signUpload(clip), await signUpload(clip)];
    const {host, pathname, searchParams} = new URL(uploadUrl);
    assert.equal(host, 'recipe-clips.s3.eu-central-1.amazonaws.com');
    assert.match(pathname, /^\/uploads\/[\da-f-]{36}\.mp4$/);
    assert.equal(readUrl, `https://${host}${pathname}`);
    assert.notEqual(new URL(again.uploadUrl).pathname, pathname);
    assert.equal(searchParams.get('X-Amz-Expires'), '300');
    assert.equal(searchParams.get('X-Amz-SignedHeaders'), 'content-length;content-type;host');
    assert.equal(searchParams.get('x-amz-checksum-crc32'), null);

    const usual = new S3Client({region: 'eu-central-1', credentials: keys});
    const command = new PutObjectCommand({Bucket: 'recipe-clips', Key: 'uploads/a.mp4', ContentType: 'video/mp4', ContentLength: 10});
    const bare = new URL(await getSignedUrl(usual, command)).searchParams;
    assert.deepEqual([bare.get('x-amz-checksum-crc32'), bare.get('X-Amz-SignedHeaders')], ['AAAAAA==', 'content-length;host']);

    const {POST} = sampleOf<Samples>(PAGE, 'server/upload-route', {'./sign-upload': {signUpload}});
    const post = async (body: object) => (await POST(new Request('http://localhost/api/upload', {method: 'POST', body: JSON.stringify(body)}))).status;
    const statuses = [await post(clip), await post({...clip, bytes: 200_000_001}), await post({...clip, contentType: ''}), await post({...clip, bytes: 0})];
    assert.deepEqual(statuses, [200, 400, 400, 400]);
  },
);
