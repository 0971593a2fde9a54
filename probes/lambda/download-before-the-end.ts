import assert from 'node:assert/strict';
import {downloadMedia} from '@remotion/lambda';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {internalDownloadMedia} = installed<{internalDownloadMedia: (given: object) => Promise<unknown>}>('@remotion/lambda/dist/api/download-media.js');

export default inNode('downloadMedia() rejects with "Render did not finish yet" as long as the composition of the render has not been evaluated.', async () => {
  assert.equal(typeof downloadMedia, 'function');
  const download = internalDownloadMedia({
    ...{bucketName: 'remotionlambda-probe', renderId: 'q8m1s6v2zt', region: 'us-east-1', outPath: `${newFolder()}/out.mp4`},
    providerSpecifics: {
      getAccountId: () => Promise.resolve('1'),
      readFile: () => Promise.resolve(Buffer.from('{"renderMetadata":null}')),
    },
  });
  await assert.rejects(download, {message: 'Render did not finish yet'});
});
