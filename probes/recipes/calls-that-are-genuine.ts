import assert from 'node:assert/strict';
import type {IncomingHttpHeaders} from 'node:http';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const PAGE = ['docs/recipes/webhook.mdx'];

type Send = {sendWebhook(url: string, secret: string, event: object): Promise<boolean>};
type Handler = (request: object, response: object) => Promise<void>;

const EVENT = {type: 'success', jobId: 'episode-4', url: 'https://cdn.example.com/4.mp4', sizeInBytes: 273040};

export default inNode(
  'The receiver of the page answers 401 to another signature, a body that was written anew and a call of five minutes ago, and takes the event of an ID once, though it answers 204 again.',
  async () => {
    const {sendWebhook} = sampleOf<Send>(PAGE, 'send-webhook');
    const calls: {headers: IncomingHttpHeaders; body: string}[] = [];
    const {origin, close} = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        calls.push({headers: request.headers, body: Buffer.concat(chunks).toString()});
        response.end();
      });
    });
    await sendWebhook(origin, '8f2c', EVENT).finally(close);

    let handler: Handler | undefined;
    process.env.WEBHOOK_SECRET = '8f2c';
    const createServer = (given: Handler) => ({listen: () => void (handler = given)});
    sampleOf(PAGE, 'receive-webhook', {'node:http': {createServer}});
    const events: unknown[] = [];
    console.log = (_: string, event: unknown) => void events.push(event);
    const status = async (headers: object, body: string) => {
      let answered = 0;
      const response = {writeHead: (code: number) => ((answered = code), response), end: () => undefined};
      await handler!(Object.assign([Buffer.from(body)], {headers}), response);
      return answered;
    };
    const [{headers, body}] = calls as [(typeof calls)[0]];
    const {now} = Date;
    try {
      const sent = Number(headers['x-event-time']) * 1000;
      Date.now = () => sent + 301_000;
      assert.equal(await status(headers, body), 401);
      Date.now = () => sent + 299_000;
      assert.deepEqual([await status(headers, body), await status(headers, body)], [204, 204]);
      assert.deepEqual(events, [EVENT]);
      assert.equal(await status(headers, JSON.stringify(EVENT, null, 1)), 401);
      assert.equal(await status({...headers, 'x-event-signature': 'ab'.repeat(32)}, body), 401);
    } finally {
      Date.now = now;
      console.log = () => undefined;
    }
  },
);
