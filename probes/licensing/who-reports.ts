import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const PACKAGES = path.join(__dirname, '../../node_modules/@remotion');

type Send = (apiKey: string | null, logLevel: string) => Promise<void>;
const {sendTelemetryEvent} = installed<{sendTelemetryEvent: Send}>('@remotion/serverless/dist/handlers/send-telemetry-event.js');

const scriptsOf = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((file) => (/\.[cm]?js$/.test(file) ? [path.join(folder, file)] : []))
    : [];

export default inNode(
  'Of all packages of the toolkit, @remotion/serverless and @remotion/webcodecs alone use @remotion/licensing, and no other one names its address or calls it; a function on Lambda uses it only if it has a key.',
  async () => {
    const using: string[] = [];
    for (const name of fs.readdirSync(PACKAGES).filter((each) => each !== 'licensing')) {
      const {dependencies = {}} = JSON.parse(fs.readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8')) as {dependencies?: object};
      const reports = scriptsOf(path.join(PACKAGES, name, 'dist')).some((file) => /remotion\.pro|registerUsageEvent/.test(fs.readFileSync(file, 'utf8')));
      assert.equal('@remotion/licensing' in dependencies, reports, name);
      if (reports) using.push(name);
    }
    assert.deepEqual(using, ['serverless', 'webcodecs']);
    const {fetch} = globalThis;
    const {error} = console;
    let requests = 0;
    globalThis.fetch = () => (requests++, Promise.reject(new Error('Nothing is sent.')));
    console.error = () => undefined;
    try {
      for (const key of [null, 'rm_pub_quay']) {
        await sendTelemetryEvent(key, 'error').catch(() => undefined);
        assert.equal(requests > 0, key !== null);
      }
    } finally {
      globalThis.fetch = fetch;
      console.error = error;
    }
  },
);
