import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {appRouterWebhook, expressWebhook, pagesRouterWebhook} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

type Answer = {status: number; body: string};

const payload = {type: 'timeout', renderId: 'testrender', bucketName: 'remotionlambda-useast1-c7d0p4s2xy', expectedBucketOwner: '0', customData: null};
const sign = (secret: string) => `sha512=${createHmac('sha512', secret).update(JSON.stringify(payload)).digest('hex')}`;

/** What each of the three handlers answers to a signed call. */
const HANDLERS: ((options: Parameters<typeof expressWebhook>[0], signature: string, body?: object) => Promise<Answer>)[] = [
  async (options, signature, body = payload) => {
    const init = {method: 'POST', body: JSON.stringify(body), headers: {'X-Remotion-Signature': signature}};
    const response = await appRouterWebhook(options)(new Request('https://vows.example.com', init));
    return {status: response.status, body: await response.text()};
  },
  ...[expressWebhook, pagesRouterWebhook].map((create) => (options: Parameters<typeof expressWebhook>[0], signature: string, body: object = payload) => {
    const answer = {status: 0, body: ''};
    const response = {
      setHeader: () => undefined,
      status: (status: number) => Object.assign(response, {_: (answer.status = status)}),
      json: (value: object) => (answer.body = JSON.stringify(value)),
    };
    const request = {method: 'POST', body, header: () => signature, headers: {'x-remotion-signature': signature}};
    return Promise.resolve().then(() => {
      create(options)(request as never, response as never);
      return answer;
    });
  }),
];

export default inNode(
  'The three handlers of webhooks answer {"success":true} with 200 without awaiting the callback, and reject calls that their secret has not signed.',
  async () => {
    for (const handle of HANDLERS) {
      const called: string[] = [];
      let awaited = false;
      const later = async () => {
        await new Promise((resolve) => setImmediate(resolve));
        awaited = true;
      };
      const onTimeout = (({renderId}: {renderId: string}) => {
        called.push(renderId);
        return later();
      }) as (payload: object) => unknown;
      assert.deepEqual(await handle({secret: 'right', onTimeout}, sign('right')), {status: 200, body: '{"success":true}'});
      assert.deepEqual(called, ['testrender']);
      assert.equal(awaited, false);
      await assert.rejects(handle({secret: 'right', onTimeout}, sign('wrong')), {message: 'Signatures do not match'});
      await assert.rejects(handle({secret: 'right', onTimeout}, 'NO_SECRET_PROVIDED'), {message: 'No webhook signature was provided'});
      await assert.rejects(handle({secret: '', onTimeout}, sign('right')), {message: "No 'secret' was provided to validateWebhookSignature()."});
      assert.equal(called.length, 1);
    }
  },
);
