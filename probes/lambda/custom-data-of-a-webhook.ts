import assert from 'node:assert/strict';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

export default inNode('customData of a webhook may have 1,024 characters of JSON; with one more, the call throws before anything is sent.', async () => {
  let requests = 0;
  const server = await serveLambda((_, response) => {
    requests += 1;
    response.end(JSON.stringify({type: 'success', renderId: 'testrender', bucketName: 'remotionlambda-useast1-c7d0p4s2xy'}));
  });
  const start = (characters: number) =>
    renderMediaOnLambda({
      region: 'us-east-1',
      functionName: 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec',
      serveUrl: 'weddings',
      composition: 'Vows',
      codec: 'h264',
      webhook: {url: 'https://vows.example.com', secret: null, customData: {a: 'x'.repeat(characters - '{"a":""}'.length)}},
    });
  try {
    await start(1024);
    assert.equal(requests, 1);
    await assert.rejects(start(1025), {message: 'Webhook "customData" must be less than 1024 bytes. Current size: 1025 bytes.'});
    assert.equal(requests, 1);
  } finally {
    server.close();
  }
});
