import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Place = {bucketName: string; key: string};
const {internalDeleteRender} = installed<{internalDeleteRender: (given: object) => Promise<{freedBytes: number}>}>(
  '@remotion/lambda-client/dist/delete-render.js',
);

const SIZES = {'out.mp4': 1000, 'progress.json': 20, 'artifacts/cues.vtt': 3} as Record<string, number>;

/** Deletes a render with three files. */
async function remove(renderMetadata: object | null) {
  const files = Object.keys(SIZES).map((name) => `renders/q8m1s6v2zt/${name}`);
  const deleted: string[] = [];
  const {freedBytes} = await internalDeleteRender({
    ...{region: 'us-east-1', bucketName: 'remotionlambda-probe', renderId: 'q8m1s6v2zt', forcePathStyle: false, requestHandler: null},
    providerSpecifics: {
      getAccountId: () => Promise.resolve('1'),
      readFile: () => Promise.resolve(Buffer.from(JSON.stringify({renderMetadata}))),
      listObjects: ({bucketName}: Place) => {
        assert.equal(bucketName, 'remotionlambda-probe');
        return Promise.resolve(files.map((Key) => ({Key, Size: SIZES[Key.slice('renders/q8m1s6v2zt/'.length)]})));
      },
      deleteFile: ({bucketName, key}: Place) => {
        deleted.push(`${bucketName}/${key}`);
        if (bucketName === 'remotionlambda-probe' && files.includes(key)) files.splice(files.indexOf(key), 1);
        return Promise.resolve();
      },
    },
  });
  return {freedBytes, deleted};
}

export default inNode(
  'deleteRender() deletes the file first and does not count it, then the folder of the render, but no artifacts in the bucket of outName, and nothing of a render that is not evaluated yet.',
  async () => {
    const video = {type: 'video', renderId: 'q8m1s6v2zt', codec: 'h264', audioCodec: null, privacy: 'public'};
    const folder = 'remotionlambda-probe/renders/q8m1s6v2zt';
    assert.deepEqual(await remove(null), {freedBytes: 0, deleted: []});
    assert.deepEqual(await remove(video), {freedBytes: 23, deleted: [`${folder}/out.mp4`, `${folder}/progress.json`, `${folder}/artifacts/cues.vtt`]});
    const elsewhere = await remove({...video, outName: {bucketName: 'choir-recordings', key: 'mass.mp4'}});
    assert.deepEqual(
      elsewhere.deleted.filter((key) => !key.startsWith(folder)),
      ['choir-recordings/mass.mp4'],
    );
  },
);
