import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {deploySite} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Specifics = {awsFullClientSpecifics: {bundleSite: unknown}};
const BUCKET = 'remotionlambda-useast1-quay';

export default inNode(
  'deploySite() bundles the project with bundle() of @remotion/bundler, which is the first half, then uploads the files of the bundle to the bucket, and nothing before, and deletes the folder of the bundle.',
  async () => {
    const {awsFullClientSpecifics: specifics} = installed<Specifics>('@remotion/lambda/dist/functions/full-client-implementation.js');
    const {bundleSite} = specifics;
    assert.equal(bundleSite, bundle);
    const account = await openAccount({buckets: {[BUCKET]: {}}});
    const uploads = () => account.asked.filter((request) => request.startsWith('s3 PUT')).map((request) => request.split('/sites/')[1]);
    const folder = newFolder();
    let before = -1;
    specifics.bundleSite = async ({entryPoint}: {entryPoint: string}) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      fs.writeFileSync(path.join(folder, 'index.html'), entryPoint);
      before = uploads().length;
      return folder;
    };
    try {
      await deploySite({region: 'us-east-1', bucketName: BUCKET, entryPoint: 'src/index.ts', siteName: 'menu'});
    } finally {
      specifics.bundleSite = bundleSite;
      account.close();
    }
    assert.deepEqual([before, uploads(), fs.existsSync(folder)], [0, ['menu/index.html'], false]);
  },
);
