import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import {inspect} from 'node:util';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/recipes/webhook.mdx';

type Handler = (request: object, response: object) => Promise<void>;

export default inNode('The receiver, which runs in the first terminal of the page, prints the event that arrives exactly as the page shows it.', async () => {
  const page = fs.readFileSync(PAGE, 'utf8');
  const [first = ''] = /^WEBHOOK_SECRET=8f2c npx tsx .*$/m.exec(page)!;
  assert.match(first, /receive-webhook\.ts$/);
  const [, shown = ''] = /^```txt\n(Ready: \{.*?)\n```/ms.exec(page)!;
  const event = {type: 'success', jobId: 'episode-4', url: 'https://cdn.example.com/episode-4.mp4', sizeInBytes: 273040};

  let handler: Handler | undefined;
  const before = process.env.WEBHOOK_SECRET;
  process.env.WEBHOOK_SECRET = '8f2c';
  const {log} = console;
  const printed: string[] = [];
  console.log = (word: string, value: unknown) => void printed.push(`${word} ${inspect(value)}`);
  try {
    sampleOf([PAGE], 'receive-webhook', {'node:http': {createServer: (given: Handler) => ({listen: () => void (handler = given)})}});
    const body = JSON.stringify(event);
    const [id, time] = ['one', String(Math.floor(Date.now() / 1000))];
    const signature = createHmac('sha256', '8f2c').update(`${id}.${time}.${body}`).digest('hex');
    const headers = {'x-event-id': id, 'x-event-time': time, 'x-event-signature': signature};
    const response = {writeHead: () => response, end: () => undefined};
    await handler!(Object.assign([Buffer.from(body)], {headers}), response);
  } finally {
    console.log = log;
    if (before === undefined) delete process.env.WEBHOOK_SECRET;
    else process.env.WEBHOOK_SECRET = before;
  }
  assert.deepEqual(printed, [shown]);
});
