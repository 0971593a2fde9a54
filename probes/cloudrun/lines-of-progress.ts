import assert from 'node:assert/strict';
import {PassThrough} from 'node:stream';
import type {renderMediaOnCloudrun, renderStillOnCloudrun} from '@remotion/cloudrun/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const success = {
  type: 'success',
  renderId: 'testrender',
  bucketName: 'remotioncloudrun-mine',
  privacy: 'public-read',
  publicUrl: null,
  cloudStorageUri: '',
  size: 1,
};
const DONE = JSON.stringify({response: success});
const FAILED = {type: 'error', name: 'Error', message: 'Vineyard is closed', stack: 'Error: Vineyard is closed'};

export default inNode(
  'If two lines from the service of Cloud Run arrive in one chunk, the result is a crash; failed renders reject with plain objects. After both, a video reports progress 0 and an error.',
  async () => {
    const videos = installed<{renderMediaOnCloudrun: typeof renderMediaOnCloudrun}>('@remotion/cloudrun/dist/api/render-media-on-cloudrun.js');
    const stills = installed<{renderStillOnCloudrun: typeof renderStillOnCloudrun}>('@remotion/cloudrun/dist/api/render-still-on-cloudrun.js');
    const render = async (chunks: string[], still = false) => {
      const data = new PassThrough();
      const send = async () => {
        for (const chunk of chunks) {
          data.write(chunk);
          await new Promise((resolve) => setImmediate(resolve));
        }
        data.end();
      };
      const request = () => {
        setImmediate(() => void send());
        return Promise.resolve({data});
      };
      Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-auth-client-for-url.js'), {
        getAuthClientForUrl: () => Promise.resolve({request}),
      });
      const progress: [number, boolean][] = [];
      const given = {
        region: 'us-east1',
        cloudRunUrl: 'https://render.example',
        serveUrl: 'https://site.example/index.html',
        forceBucketName: 'remotioncloudrun-mine',
        composition: 'Walk',
      } as const;
      const updateRenderProgress = (...told: [number, boolean]) => void progress.push(told);
      const rendered = still
        ? stills.renderStillOnCloudrun({...given, imageFormat: 'png'})
        : videos.renderMediaOnCloudrun({...given, codec: 'h264', updateRenderProgress});
      const result = await (rendered as Promise<object>).catch((error: unknown) => error);
      await new Promise((resolve) => setImmediate(resolve));
      return {result: result as object, progress};
    };
    const half = '{"onProgress":0.5}\n';
    assert.deepEqual(await render([half, `${DONE}\n`]), {result: success, progress: [[0.5, false]]});
    const crash = await render([`${half}{"onProgress":0.6}\n`, `${DONE}\n`]);
    assert.equal('type' in crash.result && crash.result.type, 'crash');
    assert.deepEqual(crash.progress, [[0, true]]);
    const failed = await render([half, `${JSON.stringify(FAILED)}\n`]);
    for (const {result} of [failed, await render([JSON.stringify(FAILED)], true)]) {
      assert.deepEqual(result, FAILED);
      assert.equal(result instanceof Error, false);
    }
    assert.deepEqual(failed.progress, [
      [0.5, false],
      [0, true],
    ]);
  },
);
