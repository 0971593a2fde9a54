import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Writable} from 'node:stream';
import type {deploySite} from '@remotion/cloudrun';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Options = Record<string, unknown>;

const DEFAULTS = {publicDir: null, rootDir: null, enableCaching: true, ignoreRegisterRootWarning: false, gitSource: null};

export default inNode(
  'deploySite() hands entryPoint, webpackOverride, publicDir, rootDir, enableCaching, ignoreRegisterRootWarning, gitSource and onBundleProgress on to the bundler; without the bucket, it rejects and bundles nothing.',
  async () => {
    const bundle = newFolder();
    fs.writeFileSync(path.join(bundle, 'index.html'), 'site');
    let missing = false;
    const client = {
      bucket: () => ({
        get: () => (missing ? Promise.reject(new Error('The specified bucket does not exist.')) : Promise.resolve()),
        getFiles: () => Promise.resolve([[]]),
        file: () => ({createWriteStream: () => new Writable({write: (_chunk, _encoding, done) => done()})}),
      }),
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {getCloudStorageClient: () => client});
    const {BundlerInternals} = installed<{BundlerInternals: {internalBundle: unknown}}>('@remotion/bundler');
    const {internalBundle} = BundlerInternals;
    const bundled: Options[] = [];
    BundlerInternals.internalBundle = (given: Options) => Promise.resolve(bundled.push(given) && bundle);
    const api = installed<{deploySite: typeof deploySite}>('@remotion/cloudrun/dist/api/deploy-site.js');
    const deploy = (options?: object) =>
      api.deploySite({bucketName: 'remotioncloudrun-mine', entryPoint: 'src/index.ts', siteName: 'orchard', options: options!});
    try {
      const given = {
        ...{publicDir: '/media/orchard', rootDir: '/projects/orchard', enableCaching: false, ignoreRegisterRootWarning: true},
        ...{gitSource: {type: 'github', name: 'orchard'}, webpackOverride: (config: object) => config},
      };
      const onBundleProgress = () => undefined;
      await deploy({...given, onBundleProgress});
      await deploy();
      const [told, usual] = bundled;
      for (const [name, value] of Object.entries(given)) assert.equal(told?.[name], value, name);
      assert.equal(told?.onProgress, onBundleProgress);
      for (const [name, value] of Object.entries(DEFAULTS)) assert.equal(usual?.[name], value, name);
      assert.deepEqual([told?.entryPoint, usual?.entryPoint], ['src/index.ts', 'src/index.ts']);
      missing = true;
      await assert.rejects(deploy(), {message: 'The specified bucket does not exist.'});
      assert.equal(bundled.length, 2);
    } finally {
      BundlerInternals.internalBundle = internalBundle;
    }
  },
);
