import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Specifics = {awsFullClientSpecifics: {bundleSite: (given: {entryPoint: string}) => Promise<string>}};
const BUCKET = 'remotionlambda-useast1-quay';

export default inNode(
  'sites create uploads to sites/<name>, replaces a site of the same name and deletes files that the bundle lacks, prints "Created bucket" for an existing bucket, too, and repeats the command; a name of digits is refused.',
  async () => {
    const root = newFolder();
    fs.mkdirSync(path.join(root, 'src'));
    fs.writeFileSync(path.join(root, 'src/index.ts'), 'registerRoot');
    const {awsFullClientSpecifics: specifics} = installed<Specifics>('@remotion/lambda/dist/functions/full-client-implementation.js');
    const {bundleSite} = specifics;
    const entries: string[] = [];
    specifics.bundleSite = ({entryPoint}) => {
      entries.push(path.relative(root, entryPoint));
      const bundle = newFolder();
      fs.writeFileSync(path.join(bundle, 'index.html'), 'tide');
      return Promise.resolve(bundle);
    };
    const account = await openAccount({
      buckets: {[BUCKET]: {'sites/tides/index.html': 'old', 'sites/tides/gone.js': 'old', 'sites/tides-2/index.html': 'two'}},
    });
    const create = (flags: string) => runLambda(`sites create ${flags}`, [], root);
    try {
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
    } finally {
      specifics.bundleSite = bundleSite;
      account.close();
    }
  },
);
