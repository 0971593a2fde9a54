import assert from 'node:assert/strict';
import {PassThrough} from 'node:stream';
import type {renderMediaOnCloudrun} from '@remotion/cloudrun/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('The start time and the elapsed seconds of a crash count from the first answer of the service, not from the request.', async () => {
  let answeredAt = 0;
  const request = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answeredAt = Date.now();
    const data = new PassThrough();
    data.end('{"onProgress":0.5}\n');
    return {data};
  };
  Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-auth-client-for-url.js'), {getAuthClientForUrl: () => Promise.resolve({request})});
  const api = installed<{renderMediaOnCloudrun: typeof renderMediaOnCloudrun}>('@remotion/cloudrun/dist/api/render-media-on-cloudrun.js');
  const result = await api.renderMediaOnCloudrun({
    region: 'us-east1',
    cloudRunUrl: 'https://render.example',
    serveUrl: 'https://site.example/index.html',
    forceBucketName: 'remotioncloudrun-mine',
    composition: 'Walk',
    codec: 'h264',
  });
  assert.ok(result.type === 'crash');
  assert.ok(new Date(result.requestStartTime).getTime() >= answeredAt);
  assert.ok(result.requestElapsedTimeInSeconds * 1000 <= Date.now() - answeredAt);
});
