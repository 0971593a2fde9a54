import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Writable} from 'node:stream';
import type {deleteSite, deploySite} from '@remotion/cloudrun';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PLACE = {bucketName: 'remotioncloudrun-mine', siteName: 'orchard'};

export default inNode(
  'deploySite() of Cloud Run deletes the files of other sites whose names begin with its own, unlike deleteSite(); bypassBucketNameValidation has no effect; the default name is ten letters and digits.',
  async () => {
    const bundle = newFolder();
    fs.writeFileSync(path.join(bundle, 'index.html'), '<p>orchard</p>');
    const files = ['orchard/old.js', 'orchard-autumn/index.html', 'orchards/index.html', 'pear/index.html'].map((name) => `sites/${name}`);
    const deleted: string[] = [];
    const uploaded: string[] = [];
    const client = {
      bucket: () => ({
        get: () => Promise.resolve(),
        getFiles: ({prefix}: {prefix: string}) =>
          Promise.resolve([files.filter((name) => name.startsWith(prefix)).map((name) => ({name, metadata: {md5Hash: 'AAAA'}}))]),
        file: (name: string) => ({
          delete: () => Promise.resolve(deleted.push(name)),
          createWriteStream: () => {
            uploaded.push(name);
            return new Writable({write: (_chunk, _encoding, done) => done()});
          },
        }),
        deleteFiles: ({prefix}: {prefix: string}, done: () => void) => {
          deleted.push(...files.filter((name) => name.startsWith(prefix)));
          done();
        },
      }),
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {getCloudStorageClient: () => client});
    const {BundlerInternals} = installed<{BundlerInternals: {internalBundle: unknown}}>('@remotion/bundler');
    const {internalBundle} = BundlerInternals;
    BundlerInternals.internalBundle = () => Promise.resolve(bundle);
    const deploying = installed<{deploySite: typeof deploySite}>('@remotion/cloudrun/dist/api/deploy-site.js');
    try {
      const {stats, serveUrl} = await deploying.deploySite({...PLACE, entryPoint: 'src/index.ts'});
      assert.equal(serveUrl, 'https://storage.googleapis.com/remotioncloudrun-mine/sites/orchard/index.html');
      assert.deepEqual(stats, {uploadedFiles: 1, deletedFiles: 3, untouchedFiles: 0});
      assert.deepEqual(uploaded, ['sites/orchard/index.html']);
      assert.deepEqual(deleted.splice(0), files.slice(0, 3));
      const {siteName} = await deploying.deploySite({bucketName: PLACE.bucketName, entryPoint: 'src/index.ts'});
      assert.match(siteName, /^[a-z0-9]{10}$/);
      const other = {...PLACE, bucketName: 'films-of-acme', entryPoint: 'src/index.ts', options: {bypassBucketNameValidation: true}};
      await assert.rejects(deploying.deploySite(other), {message: 'The bucketName parameter must start with remotioncloudrun-.'});
    } finally {
      BundlerInternals.internalBundle = internalBundle;
    }
    await installed<{deleteSite: typeof deleteSite}>('@remotion/cloudrun/dist/api/delete-site.js').deleteSite(PLACE);
    assert.deepEqual(deleted, files.slice(0, 1));
  },
);
