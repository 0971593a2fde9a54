import assert from 'node:assert/strict';
import {tinyBundle, withSitesCreate} from '../lib/lambda-sites-create';
import {slowInNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';
const [SET, REMOVED] = [[`s3 PUT ${BUCKET}/?lifecycle=`], [`s3 DELETE ${BUCKET}/?lifecycle=`]];

export default slowInNode(
  'The bare --enable-folder-expiry gives the bucket its rules; with =true, =false or in front of the entry point it deletes them, and without it or with --force-bucket-name the rules stay.',
  async () => {
    await withSitesCreate(
      {buckets: {[BUCKET]: {}, 'films-of-acme': {}}},
      () => Promise.resolve(tinyBundle()),
      async ({create, account}) => {
        const rules = async (line: string) => {
          account.asked.length = 0;
          const {code, output} = await create(line);
          assert.equal(code, 0, output);
          return account.asked.filter((request) => request.includes('lifecycle'));
        };
        assert.deepEqual(await rules('src/index.ts --enable-folder-expiry'), SET);
        assert.deepEqual(await rules('src/index.ts --enable-folder-expiry --site-name=tides'), SET);
        assert.deepEqual(await rules('--enable-folder-expiry src/index.ts'), REMOVED);
        assert.deepEqual(await rules('src/index.ts --enable-folder-expiry=true'), REMOVED);
        assert.deepEqual(await rules('src/index.ts --enable-folder-expiry=false'), REMOVED);
        assert.deepEqual(await rules('src/index.ts'), []);
        assert.deepEqual(await rules('src/index.ts --enable-folder-expiry --force-bucket-name=films-of-acme'), []);

        const missing = await create('--force-bucket-name=films-of-acne');
        assert.equal(missing.code, 1);
        assert.match(missing.output, /No bucket with the name films-of-acne exists/);
      },
    );
  },
);
