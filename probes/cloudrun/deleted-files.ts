import assert from 'node:assert/strict';
import {Readable} from 'node:stream';
import type {deleteSite} from '@remotion/cloudrun';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Query = {prefix: string};
type Library = {Storage: new (options: object) => {bucket(name: string): object}};

export default inNode(
  'deleteSite() deletes up to 10 files at the same time, and a site without files without an error; a refused request rejects after other files are gone.',
  async () => {
    const deleted: number[] = [];
    let [open, most, refused] = [0, 0, -1];
    const remove = async (index: number) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      if (index === refused) throw new Error('403 Forbidden');
      deleted.push(index);
    };
    const bucket = new (installed<Library>('@google-cloud/storage').Storage)({projectId: 'mine'}).bucket('remotioncloudrun-mine');
    const files = Array.from({length: 35}, (_, index) => ({delete: () => remove(index)}));
    const getFilesStream = ({prefix}: Query) => Readable.from(prefix === 'sites/preview/' ? files : []);
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {
      getCloudStorageClient: () => ({bucket: () => Object.assign(bucket, {getFilesStream})}),
    });
    const api = installed<{deleteSite: typeof deleteSite}>('@remotion/cloudrun/dist/api/delete-site.js');
    const site = (siteName: string) => api.deleteSite({bucketName: 'remotioncloudrun-mine', siteName});
    await site('preview');
    assert.deepEqual([deleted.length, most], [35, 10]);
    deleted.length = 0;
    assert.equal(await site('gone'), undefined);
    refused = 20;
    await assert.rejects(site('preview'), {message: '403 Forbidden'});
    assert.ok(deleted.length >= 20 && !deleted.includes(20));
  },
);
