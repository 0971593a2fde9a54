import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sites = {sites: {id: string; sizeInBytes: number; lastModified: number | null; serveUrl: string}[]};
const {internalGetSites} = installed<{internalGetSites: (given: object) => Promise<Sites>}>('@remotion/lambda-client/dist/get-sites.js');

const list = (files: object[]) =>
  internalGetSites({
    ...{region: 'eu-west-1', forceBucketName: null, forcePathStyle: false, requestHandler: null},
    providerSpecifics: {
      getBuckets: () => Promise.resolve([{name: 'remotionlambda-probe'}]),
      getAccountId: () => Promise.resolve('1'),
      listObjects: () => Promise.resolve(files),
    },
  });

export default inNode(
  'getSites() adds up the files of a site and returns the time of the last change; an unrelated file below sites/, or a site with spaces or accents in its name, makes it throw.',
  async () => {
    const {sites} = await list([
      {Key: 'sites/menu/index.html', Size: 10, LastModified: new Date(5000)},
      {Key: 'sites/menu/public/a/b.mp4', Size: 200, LastModified: new Date(9000)},
      {Key: 'sites/menu/bundle.js', Size: 30, LastModified: new Date(7000)},
    ]);
    const serveUrl = 'https://remotionlambda-probe.s3.eu-west-1.amazonaws.com/sites/menu/index.html';
    assert.deepEqual(sites, [{id: 'menu', bucketName: 'remotionlambda-probe', sizeInBytes: 240, lastModified: 9000, serveUrl}]);
    for (const Key of ['sites/notes.txt', 'sites/my menu/index.html', 'sites/menü/index.html'])
      await assert.rejects(list([{Key, Size: 1}]), {
        message: `A file was found in the bucket "remotionlambda-probe" with the key ${Key} which is an unexpected folder structure. Delete this file.`,
      });
  },
);
