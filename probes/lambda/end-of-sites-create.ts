import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Specifics = {awsFullClientSpecifics: {bundleSite: () => Promise<string>}};

export default inNode(
  'sites create ends with code 0 when the site is uploaded, and with 1 after a wrong argument, an error of Webpack or a refusal by AWS.',
  async () => {
    const root = newFolder();
    fs.mkdirSync(path.join(root, 'src'));
    fs.writeFileSync(path.join(root, 'src/index.ts'), 'registerRoot');
    const {awsFullClientSpecifics: specifics} = installed<Specifics>('@remotion/lambda/dist/functions/full-client-implementation.js');
    const {bundleSite} = specifics;
    let compiles = true;
    specifics.bundleSite = () => {
      const bundle = newFolder();
      fs.writeFileSync(path.join(bundle, 'index.html'), 'tide');
      return compiles ? Promise.resolve(bundle) : Promise.reject(new Error('Module not found'));
    };
    let refused: string | undefined;
    const account = await openAccount({
      buckets: {'remotionlambda-useast1-quay': {}},
      refuse: (request) => (request.startsWith('s3 GET') ? refused : undefined),
    });
    const codeOf = async (flags: string) => (await runLambda(`sites create src/index.ts ${flags}`, [], root)).code;
    try {
      assert.equal(await codeOf('--site-name=tides'), 0);
      assert.equal(await codeOf('--site-name=2024'), 1);
      compiles = false;
      assert.equal(await codeOf('--site-name=tides'), 1);
      compiles = true;
      refused = 'AccessDenied';
      assert.equal(await codeOf('--site-name=tides'), 1);
    } finally {
      specifics.bundleSite = bundleSite;
      account.close();
    }
  },
);
