import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {deploySite} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Specifics = {
  awsFullClientSpecifics: {bundleSite: (given: {onProgress: (progress: number) => void; enableCaching: boolean; publicDir: null}) => Promise<string>};
};
const BUCKET = 'remotionlambda-useast1-quay';

export default inNode(
  'deploySite() calls onUploadProgress once per second, so not for a short upload, and onDiffingProgress a last time with done; the default name is ten letters and digits; throwIfSiteExists throws after bundling.',
  async () => {
    const {awsFullClientSpecifics: specifics} = installed<Specifics>('@remotion/lambda/dist/functions/full-client-implementation.js');
    const {bundleSite} = specifics;
    const given: object[] = [];
    specifics.bundleSite = ({onProgress, enableCaching, publicDir}) => {
      given.push({enableCaching, publicDir});
      onProgress(100);
      const bundle = newFolder();
      fs.writeFileSync(path.join(bundle, 'index.html'), 'tide');
      return Promise.resolve(bundle);
    };
    const account = await openAccount({buckets: {[BUCKET]: {}}});
    const {setInterval} = globalThis;
    const intervals: unknown[] = [];
    let tick: (() => void) | undefined;
    globalThis.setInterval = ((callback: () => void, milliseconds: number) => {
      intervals.push(milliseconds);
      tick = callback;
      return setInterval(() => undefined, 1 << 30).unref();
    }) as never;
    const told: unknown[] = [];
    const options = {
      onBundleProgress: (progress: number) => told.push(progress),
      onDiffingProgress: (bytes: number, done: boolean) => told.push([bytes, done]),
      onUploadProgress: (upload: object) => told.push(upload),
    };
    const {error} = console;
    console.error = () => undefined;
    const deploy = (more: object) => deploySite({region: 'us-east-1', bucketName: BUCKET, entryPoint: 'src/index.ts', options, ...more});
    try {
      const {serveUrl, siteName, stats} = await deploy({});
      assert.match(siteName, /^[a-z0-9]{10}$/);
      assert.equal(serveUrl, `https://${BUCKET}.s3.us-east-1.amazonaws.com/sites/${siteName}/index.html`);
      assert.deepEqual(stats, {uploadedFiles: 1, deletedFiles: 0, untouchedFiles: 0});
      assert.deepEqual(told, [100, [0, false], [0, true]]);
      assert.deepEqual([intervals, given], [[1000], [{enableCaching: true, publicDir: null}]]);
      tick?.();
      assert.deepEqual(told.at(-1), {totalSize: 4, sizeUploaded: 4, totalFiles: 1, filesUploaded: 1});

      const message = `\`throwIfSiteExists\` was passed as true, but there are already files in this folder: sites/${siteName}/index.html`;
      await assert.rejects(deploy({siteName, throwIfSiteExists: true}), {message});
      assert.equal(given.length, 2);
    } finally {
      console.error = error;
      globalThis.setInterval = setInterval;
      specifics.bundleSite = bundleSite;
      account.close();
    }
  },
);
