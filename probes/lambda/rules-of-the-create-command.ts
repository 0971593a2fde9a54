import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Specifics = {awsFullClientSpecifics: {bundleSite: () => Promise<string>}};
const BUCKET = 'remotionlambda-useast1-quay';
const [SET, REMOVED] = [[`s3 PUT ${BUCKET}/?lifecycle=`], [`s3 DELETE ${BUCKET}/?lifecycle=`]];

export default inNode(
  'The bare --enable-folder-expiry gives the bucket its rules; with =true, =false or in front of the entry point it deletes them, and without it or with --force-bucket-name the rules stay.',
  async () => {
    const root = newFolder();
    fs.mkdirSync(path.join(root, 'src'));
    fs.writeFileSync(path.join(root, 'src/index.ts'), 'registerRoot');
    const {awsFullClientSpecifics: specifics} = installed<Specifics>('@remotion/lambda/dist/functions/full-client-implementation.js');
    const {bundleSite} = specifics;
    specifics.bundleSite = () => Promise.resolve(newFolder());
    const account = await openAccount({buckets: {[BUCKET]: {}, 'films-of-acme': {}}});
    try {
      const rules = async (line: string) => {
        account.asked.length = 0;
        const {code, output} = await runLambda(`sites create ${line}`, [], root);
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

      const missing = await runLambda('sites create --force-bucket-name=films-of-acne', [], root);
      assert.equal(missing.code, 1);
      assert.match(missing.output, /No bucket with the name films-of-acne exists/);
    } finally {
      specifics.bundleSite = bundleSite;
      account.close();
    }
  },
);
