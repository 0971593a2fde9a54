import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {appRouterWebhook, expressWebhook} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

type Options = Parameters<typeof expressWebhook>[0];
const sign = (body: string) => `sha512=${createHmac('sha512', 'tide').update(body).digest('hex')}`;
const payload = (type: string) => JSON.stringify({type, renderId: 'testrender', customData: {listing: 7}});
const CORS = 'https://www.remotion.dev';

export default inNode(
  'With testing, the handlers of webhooks answer with CORS headers for remotion.dev, also to OPTIONS; extraHeaders are added; a type calls only its own callback, and one that throws at once makes the request fail.',
  async () => {
    const called: string[] = [];
    const callbacks = {onSuccess: () => void called.push('success'), onError: () => void called.push('error'), onTimeout: () => void called.push('timeout')};
    const options: Options = {secret: 'tide', extraHeaders: {'X-Harbor': 'north'}, ...callbacks};
    const send = (body: string, given = options, signature = sign(body)) =>
      appRouterWebhook(given)(new Request('https://homes.example.com', {method: 'POST', body, headers: {'X-Remotion-Signature': signature}}));
    for (const type of ['success', 'error', 'timeout']) {
      const {headers, status} = await send(payload(type));
      assert.deepEqual([status, headers.get('x-harbor'), headers.get('access-control-allow-origin'), called.splice(0)], [200, 'north', null, [type]]);
    }
    await assert.rejects(send('{not json'), {name: 'SyntaxError'});
    await assert.rejects(send(payload('success'), options, ''), {message: 'No webhook signature was provided'});
    const asked = await appRouterWebhook({...options, testing: true})(new Request('https://homes.example.com', {method: 'OPTIONS'}));
    assert.deepEqual(
      [asked.status, asked.headers.get('access-control-allow-origin'), asked.headers.get('access-control-allow-methods')],
      [200, CORS, 'OPTIONS,POST'],
    );
    assert.equal((await send(payload('error'), {secret: 'tide'})).status, 200);

    const set: Record<string, string> = {};
    const response = {
      setHeader: (name: string, value: string) => (set[name] = value),
      status: (code: number) => ({end: () => called.push(`end ${code}`), json: () => undefined}),
    };
    const call = (given: Options, request: object) => expressWebhook(given)(request as never, response as never);
    call({...options, testing: true}, {method: 'OPTIONS'});
    assert.deepEqual([called.splice(0), set['Access-Control-Allow-Origin'], set['X-Harbor']], [['end 200'], CORS, 'north']);
    const post = (body: unknown) => ({method: 'POST', body, header: () => sign(payload('success'))});
    assert.throws(() => call(options, post(undefined)), {message: "No 'body' was provided to validateWebhookSignature()."});
    const broken = () => {
      throw new Error('The mailbox is full');
    };
    assert.throws(() => call({secret: 'tide', onSuccess: broken}, post(JSON.parse(payload('success')))), {message: 'The mailbox is full'});
  },
);
