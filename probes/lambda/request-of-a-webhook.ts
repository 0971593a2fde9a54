import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {invokeWebhook} from '@remotion/serverless';
import {inNode} from '../lib/probe';

export default inNode(
  'A webhook call is a POST request with JSON and the headers X-Remotion-Mode production, X-Remotion-Status with the type and a signature; its content length counts characters instead of bytes.',
  async () => {
    const {fetch} = globalThis;
    let request: RequestInit = {};
    globalThis.fetch = (_, init = {}) => {
      request = init;
      return Promise.resolve(new Response());
    };
    const call = (secret: string | null, customData: Record<string, string>) => {
      const render = {renderId: 'testrender', bucketName: 'remotionlambda-useast1-c7d0p4s2xy', expectedBucketOwner: '0'};
      const options = {url: 'https://vows.example.com', secret, payload: {type: 'timeout', ...render, customData}} as const;
      return invokeWebhook({options, logLevel: 'error'});
    };
    try {
      await call('s3cret', {city: 'São Paulo'});
      const body = request.body as string;
      assert.deepEqual([request.method, (JSON.parse(body) as {type: string}).type], ['POST', 'timeout']);
      assert.equal(Buffer.byteLength(body), body.length + 1);
      assert.deepEqual(request.headers, {
        'Content-Type': 'application/json',
        'Content-Length': String(body.length),
        'X-Remotion-Mode': 'production',
        'X-Remotion-Signature': `sha512=${createHmac('sha512', 's3cret').update(body).digest('hex')}`,
        'X-Remotion-Status': 'timeout',
      });
      await call(null, {});
      assert.equal((request.headers as Record<string, string>)['X-Remotion-Signature'], 'NO_SECRET_PROVIDED');
    } finally {
      globalThis.fetch = fetch;
    }
  },
);
