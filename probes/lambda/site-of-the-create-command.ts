import assert from 'node:assert/strict';
import {tinyBundle, withSitesCreate} from '../lib/lambda-sites-create';
import {inNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';

export default inNode(
  'sites create uploads to sites/<name>, replaces a site of the same name and deletes files that the bundle lacks, prints "Created bucket" for an existing bucket, too, and repeats the command; a name of digits is refused.',
  async () => {
    const entries: string[] = [];
    const bundle = ({entryPoint}: {entryPoint: string}) => {
      entries.push(entryPoint.split('/').slice(-2).join('/'));
      return Promise.resolve(tinyBundle());
    };
    const given = {buckets: {[BUCKET]: {'sites/tides/index.html': 'old', 'sites/tides/gone.js': 'old', 'sites/tides-2/index.html': 'two'}}};
    await withSitesCreate(given, bundle, async ({create, account}) => {
      const replaced = await create('src/index.ts --site-name=tides');
      assert.equal(replaced.code, 0, replaced.output);
      assert.match(replaced.output, /^Created bucket .*$/m);
      assert.match(replaced.output, /Uploaded to S3 .*\(\+1,-1 files\)$/m);
      const url = `https://${BUCKET}.s3.us-east-1.amazonaws.com/sites/tides/index.html`;
      assert.deepEqual(replaced.output.trim().split('\n').slice(-5, -2), [`Serve URL            ${url}`, 'Site name            tides', '']);
      assert.match(replaced.output, /\nnpx remotion lambda sites create src\/index\.ts --site-name=tides\n$/);
      assert.deepEqual(account.buckets[BUCKET], {'sites/tides/index.html': 'tide', 'sites/tides-2/index.html': 'two'});

      const quiet = await create('src/indexx.ts -q');
      assert.match(quiet.output, /^Serve URL .*\nSite name {12}[a-z0-9]{10}\n/);
      assert.deepEqual(entries, ['src/index.ts', 'src/index.ts']);

      const digits = await create('--site-name=2024');
      assert.equal(digits.code, 1);
      assert.match(digits.output, /The 'projectName' argument must be a string if provided, but is 2024/);
      for (const value of ['', '=false']) {
        const kept = await create(`--site-name=tides --throw-if-site-exists${value}`);
        assert.equal(kept.code, 1);
        assert.ok(
          kept.output.includes('`throwIfSiteExists` was passed as true, but there are already files in this folder: sites/tides/index.html'),
          kept.output,
        );
      }
      assert.equal(entries.length, 4);
    });
  },
);
