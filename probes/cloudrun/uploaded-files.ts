import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Writable} from 'node:stream';
import {mock} from 'node:test';
import type {deploySite} from '@remotion/cloudrun';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const MD5_OF_PEAR = Buffer.from('8893dc16b1b2534bab7b03727145a2bb', 'hex').toString('base64');

export default inNode(
  'deploySite() uploads files whose MD5 differs, all at once, for the path of the site, and reports once per second. Only public makes files public, and names without an accepted character are refused.',
  async () => {
    const bundle = newFolder();
    for (const name of ['apple.txt', 'pear.txt', 'plum.txt']) fs.writeFileSync(path.join(bundle, name), path.parse(name).name);
    const open: {name: string; isPublic: boolean; finish(): void}[] = [];
    const file = (name: string) => ({
      createWriteStream: ({public: isPublic}: {public: boolean}) =>
        new Writable({write: (_chunk, _encoding, done) => done(), final: (done) => void open.push({name, isPublic, finish: done})}),
    });
    const stored = {name: 'sites/orchard/pear.txt', metadata: {md5Hash: MD5_OF_PEAR}};
    const client = {bucket: () => ({get: () => Promise.resolve(), getFiles: () => Promise.resolve([[stored]]), file})};
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {getCloudStorageClient: () => client});
    const bundled: {publicPath: string; publicDir: unknown; rootDir: unknown}[] = [];
    const {BundlerInternals} = installed<{BundlerInternals: {internalBundle?: unknown}}>('@remotion/bundler');
    const {internalBundle} = BundlerInternals;
    Object.assign(BundlerInternals, {internalBundle: (options: (typeof bundled)[number]) => Promise.resolve(bundled.push(options) && bundle)});
    const api = installed<{deploySite: typeof deploySite}>('@remotion/cloudrun/dist/api/deploy-site.js');
    const progress: object[] = [];
    const deploy = (options: object = {}) =>
      api.deploySite({
        bucketName: 'remotioncloudrun-mine',
        entryPoint: 'src/index.ts',
        siteName: 'orchard',
        options: {onUploadProgress: (told) => progress.push(told)},
        ...options,
      });
    const opened = async () => {
      while (open.length < 2) await new Promise((resolve) => setImmediate(resolve));
      return open.splice(0);
    };
    mock.timers.enable({apis: ['setInterval']});
    try {
      const deployed = deploy();
      const files = await opened();
      assert.deepEqual(files.map(({name, isPublic}) => [name, isPublic]).toSorted(), [
        ['sites/orchard/apple.txt', true],
        ['sites/orchard/plum.txt', true],
      ]);
      mock.timers.tick(999);
      assert.equal(progress.length, 0);
      mock.timers.tick(1001);
      assert.deepEqual(progress, Array(2).fill({totalSize: 9, sizeUploaded: 0, totalFiles: 2, filesUploaded: 0}));
      for (const {finish} of files) finish();
      assert.deepEqual((await deployed).stats, {uploadedFiles: 2, deletedFiles: 0, untouchedFiles: 1});
      assert.deepEqual([bundled[0]?.publicPath, bundled[0]?.publicDir, bundled[0]?.rootDir], ['/remotioncloudrun-mine/sites/orchard/', null, null]);
      for (const privacy of ['private', 'no-acl', 'publik']) {
        const other = deploy({privacy});
        const hidden = await opened();
        assert.deepEqual(
          hidden.map(({isPublic}) => isPublic),
          [false, false],
        );
        for (const {finish} of hidden) finish();
        await other;
      }
    } finally {
      mock.timers.reset();
      BundlerInternals.internalBundle = internalBundle;
    }
    await assert.rejects(deploy({siteName: 'äöü'}), {
      message: "The `siteName` must match the RegExp `/([0-9a-zA-Z-!_.*'()]+)/g`. You passed: äöü. Check for invalid characters.",
    });
  },
);
