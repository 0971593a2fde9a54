import assert from 'node:assert/strict';
import {invokeWebhook} from '@remotion/serverless';
import {slowInNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default slowInNode(
  'A webhook is called up to three times, after waits of 0.5 and 1 second, with 10 seconds for each answer; any status below 300 ends that.',
  async () => {
    const answers = [404, 500, 302, 299];
    const seen: {method?: string; signature: unknown; at: number}[] = [];
    const server = await serve((request, response) => {
      seen.push({method: request.method, signature: request.headers['x-remotion-signature'], at: performance.now()});
      request.resume().on('end', () => response.writeHead(answers[seen.length - 1] ?? 200).end());
    });
    const {timeout} = AbortSignal;
    const limits: number[] = [];
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, limits.push(milliseconds) && milliseconds);
    const url = `${server.origin}/api`;
    const payload = {
      type: 'timeout',
      renderId: 'testrender',
      bucketName: 'remotionlambda-useast1-c7d0p4s2xy',
      expectedBucketOwner: '0',
      customData: null,
    } as const;
    const call = () => invokeWebhook({options: {url, secret: null, payload}, logLevel: 'error'});
    try {
      await assert.rejects(call(), {message: `Failed to send webhook to ${url}, got status code 302`});
      assert.equal(seen.length, 3);
      const [first, second, third] = seen.map(({at}) => at) as [number, number, number];
      assert.ok(second - first > 450 && second - first < third - second && third - second > 950, String([second - first, third - second]));
      assert.deepEqual(limits, [10_000, 10_000, 10_000]);
      await call();
      assert.equal(seen.length, 4);
      assert.ok(seen.every(({method, signature}) => method === 'POST' && signature === 'NO_SECRET_PROVIDED'));
    } finally {
      AbortSignal.timeout = timeout;
      server.close();
    }
  },
);
