import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Operations = {toDelete: {Key: string}[]; toUpload: string[]; existingCount: number};
const {getS3DiffOperations} = installed<{getS3DiffOperations: (given: object) => Promise<Operations>}>('@remotion/lambda/dist/shared/get-s3-operations.js');

export default inNode(
  'Of a site, files that are new or whose ETag differs are uploaded, files that the bundle no longer has are deleted, and the others are untouched.',
  async () => {
    const etags: Record<string, string> = {'index.html': '"same"', 'bundle.js': '"new"', 'public/a.mp4': '"same"', 'public/b.mp4': '"first"'};
    const objects = Object.entries({'index.html': '"same"', 'bundle.js': '"old"', 'public/a.mp4': '"same"', 'public/gone.mp4': '"same"'});
    const {toDelete, toUpload, existingCount} = await getS3DiffOperations({
      ...{bundle: '/bundle', prefix: 'sites/menu', onProgress: () => undefined},
      objects: objects.map(([name, ETag]) => ({Key: `sites/menu/${name}`, ETag})),
      fullClientSpecifics: {readDirectory: () => Object.fromEntries(Object.entries(etags).map(([name, etag]) => [name, () => Promise.resolve(etag)]))},
    });
    assert.deepEqual(toUpload, ['bundle.js', 'public/b.mp4']);
    assert.deepEqual(
      toDelete.map(({Key}) => Key),
      ['sites/menu/public/gone.mp4'],
    );
    assert.equal(existingCount, 2);
  },
);
