import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadMedia} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const BUCKET = 'remotionlambda-useast1-quay';
const record = (outName: unknown) =>
  JSON.stringify({renderMetadata: {renderId: 'w27fmx9c1d', codec: 'h264', type: 'video', privacy: 'private', audioCodec: null, outName}});

export default inNode(
  'downloadMedia() finds the file of a render, in the bucket of outName, too, creates folders, replaces an existing file, reports percent from 0 to 1, rejects without the file, and tries an interrupted download three times.',
  async () => {
    const account = await openAccount({buckets: {[BUCKET]: {'renders/w27fmx9c1d/progress.json': record(null)}, films: {'orchard.mp4': 'the orchard'}}});
    const outPath = path.join(newFolder(), 'surveys/2024/orchard.mp4');
    const {setTimeout} = globalThis;
    const told: {percent: number; downloaded: number; totalSize: number}[] = [];
    const files = account.buckets[BUCKET] ?? {};
    const download = () =>
      downloadMedia({
        region: 'us-east-1',
        bucketName: BUCKET,
        renderId: 'w27fmx9c1d',
        outPath,
        logLevel: 'error',
        onProgress: (progress) => told.push(progress),
      });
    try {
      await assert.rejects(download());
      files['renders/w27fmx9c1d/out.mp4'] = 'a film';
      assert.deepEqual(await download(), {outputPath: outPath, sizeInBytes: 6});
      assert.deepEqual(told.at(-1), {downloaded: 6, percent: 1, totalSize: 6});
      files['renders/w27fmx9c1d/progress.json'] = record({bucketName: 'films', key: 'orchard.mp4'});
      assert.deepEqual(await download(), {outputPath: outPath, sizeInBytes: 11});
      assert.equal(fs.readFileSync(outPath, 'utf8'), 'the orchard');

      // The toolkit waits for some seconds before it tries again.
      globalThis.setTimeout = ((callback: () => void, milliseconds = 0) =>
        setTimeout(callback, milliseconds > 3000 && milliseconds < 10_000 ? 0 : milliseconds)) as never;
      account.asked.length = 0;
      account.cut = (request) => request.startsWith('s3 GET films');
      await assert.rejects(download());
      assert.equal(account.asked.filter((request) => request.startsWith('s3 GET films')).length, 3);
    } finally {
      globalThis.setTimeout = setTimeout;
      account.close();
    }
  },
);
