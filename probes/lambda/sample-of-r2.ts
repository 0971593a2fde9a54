import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/lambda/r2.mdx'];
const VARIABLES = {R2_ACCOUNT_ID: 'f00', R2_ACCESS_KEY_ID: 'id', R2_SECRET_ACCESS_KEY: 'secret'};

type Orchard = {bucketName: string; publicUrl: string; r2: object};
type Harvest = {renderHarvest: (year: number) => Promise<{url: string}>};

export default inNode(
  'The samples of R2 need four things, a bucket, the account ID, a token with its ID and secret, and a public URL; a render gets no-acl, overwrite true and a key with a random part, and returns its URL at once.',
  async () => {
    const started: {outName: {bucketName: string; key: string; s3OutputProvider: object}; privacy: string; overwrite: boolean}[] = [];
    const client = {
      speculateFunctionName: () => 'render',
      renderMediaOnLambda: (options: (typeof started)[number]) => Promise.resolve({renderId: `r${started.push(options)}`}),
    };
    const before = {...process.env};
    try {
      for (const name of Object.keys(VARIABLES)) {
        Object.assign(process.env, VARIABLES);
        Reflect.deleteProperty(process.env, name);
        assert.throws(() => sampleOf<Orchard>(PAGE, 'orchard-bucket'), {message: `${name} is not set`});
      }
      Object.assign(process.env, VARIABLES);
      const {bucketName, publicUrl, r2} = sampleOf<Orchard>(PAGE, 'orchard-bucket');
      assert.deepEqual([bucketName, publicUrl], ['orchard-films', 'https://films.orchard.example']);
      assert.deepEqual(r2, {endpoint: 'https://f00.r2.cloudflarestorage.com', accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1'});
      const {renderHarvest} = sampleOf<Harvest>(PAGE, 'render-harvest', {'@remotion/lambda/client': client});
      const [first, second] = [await renderHarvest(2026), await renderHarvest(2026)];
      const [one, two] = started;
      assert.deepEqual([one?.privacy, one?.overwrite, one?.outName.bucketName, one?.outName.s3OutputProvider], ['no-acl', true, bucketName, r2]);
      assert.match(one?.outName.key ?? '', /^harvest\/2026-[\da-f-]{36}\.mp4$/);
      assert.notEqual(one?.outName.key, two?.outName.key);
      assert.deepEqual([first.url, second.url], [`${publicUrl}/${one?.outName.key}`, `${publicUrl}/${two?.outName.key}`]);
    } finally {
      for (const name of Object.keys(VARIABLES)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, before);
    }
  },
);
