import assert from 'node:assert/strict';
import fs from 'node:fs';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Send = (event: {apiKey: string | null; succeeded: boolean}) => Promise<void>;
const {sendUsageEvent} = installed<{sendUsageEvent: Send}>('@remotion/webcodecs/dist/send-telemetry-event.js');

export default inNode('The page about telemetry of convertMedia() has a row for each field that a report holds, and for no other.', async () => {
  const [, table = ''] = /^\| Field \| What it holds \|\n\| --- \| --- \|\n(.*?)\n\n/ms.exec(fs.readFileSync('docs/webcodecs/telemetry.mdx', 'utf8')) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const {fetch: original} = globalThis;
  const bodies: string[] = [];
  globalThis.fetch = ((_: string, {body}: {body: string}) => {
    bodies.push(body);
    return Promise.resolve(Response.json({success: true}));
  }) as typeof fetch;
  const page = globalThis as {window?: object};
  page.window = {location: {origin: 'https://recipes.example', href: 'https://recipes.example/cakes'}};
  try {
    await sendUsageEvent({apiKey: 'rm_pub_1', succeeded: true});
  } finally {
    globalThis.fetch = original;
    delete page.window;
  }
  assert.deepEqual(
    bodies.map((body) => Object.keys(JSON.parse(body) as object).toSorted()),
    [rows.toSorted()],
  );
});
