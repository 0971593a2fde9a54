import assert from 'node:assert/strict';
import {getUsage, registerUsageEvent} from '@remotion/licensing';
import {inNode} from '../lib/probe';

type Request = {url: string; body: unknown};

/** What happens when the server answers like this, and what it was asked. */
async function asked(call: () => Promise<unknown>, answer: () => Response | Promise<never>) {
  const {fetch} = globalThis;
  const requests: Request[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({url: url as string, body: JSON.parse(init?.body as string)});
    return Promise.resolve(answer());
  };
  try {
    const result = await call().catch((error: Error) => `${error.name}: ${error.message}`);
    return {result, requests};
  } finally {
    globalThis.fetch = fetch;
  }
}

const event = {apiKey: 'rm_pub_harbor', host: null, succeeded: true, event: 'cloud-render'} as const;
const report = () => registerUsageEvent(event);
const read = () => getUsage({apiKey: 'rm_sec_harbor'});

export default inNode(
  'A report sends its four options in one request, getUsage() the key and null for a missing since. With an error status, the message of the server is thrown, text that is not JSON is a SyntaxError, and nothing is retried.',
  async () => {
    const counted = {billable: true, classification: 'billable'};
    assert.deepEqual(await asked(report, () => Response.json({success: true, ...counted})), {
      result: counted,
      requests: [{url: 'https://www.remotion.pro/api/track/register-usage-point', body: event}],
    });
    const {requests} = await asked(read, () => Response.json({success: true}));
    assert.deepEqual(requests, [{url: 'https://www.remotion.pro/api/track/get-usage', body: {apiKey: 'rm_sec_harbor', since: null}}]);
    for (const call of [report, read]) {
      const refused = await asked(call, () => Response.json({success: false, error: 'Invalid API key'}, {status: 400}));
      assert.deepEqual([refused.result, refused.requests.length], ['Error: Invalid API key', 1]);
      assert.match(String((await asked(call, () => new Response('<html>'))).result), /^SyntaxError/);
      const lost = await asked(call, () => Promise.reject(new TypeError('fetch failed')));
      assert.deepEqual([lost.result, lost.requests.length], ['TypeError: fetch failed', 1]);
    }
  },
);
