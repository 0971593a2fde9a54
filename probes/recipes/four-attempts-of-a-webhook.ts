import assert from 'node:assert/strict';
import type {IncomingHttpHeaders} from 'node:http';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const PAGE = ['docs/recipes/webhook.mdx'];

type Send = {sendWebhook(url: string, secret: string, event: object): Promise<boolean>};

const EVENT = {type: 'success', jobId: 'episode-4', url: 'https://cdn.example.com/4.mp4', sizeInBytes: 273040};

export default inNode('The sender tries four times, after pauses of 0, 1, 10 and 60 seconds, with one ID, and follows no redirect.', async () => {
  const pauses: number[] = [];
  const wait = (pause: number) => Promise.resolve(void pauses.push(pause));
  const {sendWebhook} = sampleOf<Send>(PAGE, 'send-webhook', {'node:timers/promises': {setTimeout: wait}});
  const calls: {headers: IncomingHttpHeaders; body: string}[] = [];
  let answers = [500, 302, 401, 204];
  const {origin, close} = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      calls.push({headers: request.headers, body: Buffer.concat(chunks).toString()});
      response.writeHead(answers.shift() ?? 500, {location: '/login'}).end();
    });
  });
  try {
    assert.equal(await sendWebhook(origin, '8f2c', EVENT), true);
    assert.deepEqual(pauses, [0, 1000, 10_000, 60_000]);
    assert.deepEqual([calls.length, new Set(calls.map(({headers}) => headers['x-event-id'])).size], [4, 1]);
    answers = [];
    assert.equal(await sendWebhook(origin, '8f2c', EVENT), false);
    assert.equal(calls.length, 8);
  } finally {
    close();
  }
});
