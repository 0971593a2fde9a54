import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {onAfterItemDeleted: (item: {itemName: string}) => void; siteName: string};
const {internalDeleteSite} = installed<{internalDeleteSite: (given: object) => Promise<{totalSizeInBytes: number}>}>(
  '@remotion/lambda/dist/api/delete-site.js',
);

export default inNode(
  'deleteSite() deletes the files of the site with exactly this name, calls onAfterItemDeleted with the key of each, and returns their size, 0 for an unknown name.',
  async () => {
    const files = ['exhibition/index.html', 'exhibition/bundle.js', 'exhibition-spring/index.html'].map((name) => `sites/${name}`);
    const remove = async (siteName: string) => {
      const told: string[] = [];
      const options: Options = {siteName, onAfterItemDeleted: ({itemName}) => void told.push(itemName)};
      const {totalSizeInBytes} = await internalDeleteSite({
        ...{bucketName: 'remotionlambda-probe', region: 'us-east-1', forcePathStyle: false, requestHandler: null, ...options},
        providerSpecifics: {
          getAccountId: () => Promise.resolve('1'),
          listObjects: ({prefix}: {prefix: string}) => Promise.resolve(files.filter((Key) => Key.startsWith(prefix)).map((Key) => ({Key, Size: 50}))),
          deleteFile: ({key}: {key: string}) => Promise.resolve(files.splice(files.indexOf(key), 1)),
        },
      });
      return {told, totalSizeInBytes};
    };
    assert.deepEqual(await remove('exhibitions'), {told: [], totalSizeInBytes: 0});
    assert.deepEqual(await remove('exhibition'), {told: ['sites/exhibition/index.html', 'sites/exhibition/bundle.js'], totalSizeInBytes: 100});
    assert.deepEqual(files, ['sites/exhibition-spring/index.html']);
  },
);
