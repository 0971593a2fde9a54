import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {openBrowser} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {runScriptOf} from '../lib/page-script';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const ensuring = installed<{internalEnsureBrowser: () => Promise<unknown>}>('@remotion/renderer/dist/ensure-browser.js');

type Transport = {onmessage?: (message: string) => void; send(message: string): void};
const sockets = installed<{NodeWebSocketTransport: {create: () => Promise<Transport>}}>('@remotion/renderer/dist/browser/NodeWebSocketTransport.js');

/** A connection to a browser that says yes to everything and has one page. */
function newTransport() {
  const targetInfo = {targetId: 'tide', type: 'page', url: 'about:blank', attached: false};
  const transport: Transport & Record<string, unknown> = {
    send(message) {
      const {id, method} = JSON.parse(message) as {id: number; method: string};
      setImmediate(() => {
        if (method === 'Target.setDiscoverTargets') transport.onmessage?.(JSON.stringify({method: 'Target.targetCreated', params: {targetInfo}}));
        transport.onmessage?.(JSON.stringify({id, result: {}}));
      });
    },
    close: () => undefined,
    forgetEventLoop: () => undefined,
    rememberEventLoop: () => undefined,
  };
  return transport;
}

export default slowInNode(
  '“Closed with” is in the error of a browser if its end is reported before its output is closed, otherwise not; the error has all that it printed. With verbose, what a ready one prints is logged, known messages not.',
  async () => {
    const {internalEnsureBrowser} = ensuring;
    ensuring.internalEnsureBrowser = () => Promise.resolve();
    const browserExecutable = path.join(newFolder(), 'browser');
    const {create} = sockets.NodeWebSocketTransport;
    sockets.NodeWebSocketTransport.create = () => Promise.resolve(newTransport());
    let opened: Awaited<ReturnType<typeof openBrowser>> | undefined;
    const {log} = console;
    const shown: string[] = [];
    const errorOf = async (program: string) => {
      fs.rmSync(browserExecutable, {force: true});
      fs.writeFileSync(browserExecutable, `#!/bin/sh\n${program}\n`, {mode: 0o755});
      return openBrowser('chrome', {browserExecutable, logLevel: 'verbose'}).then(
        (browser) => {
          opened = browser;
          return 'opened';
        },
        (error: Error) => error.message,
      );
    };
    console.log = (...parts: unknown[]) => void shown.push(parts.join(' '));
    try {
      // A child keeps the output open.
      assert.match(await errorOf('sleep 0.5 &\nexit 127'), /^Failed to launch the browser process!\n.*Closed with 127 signal: null\n/);
      const early = await errorOf('exec 1>&- 2>&-\nsleep 0.5\nexit 127');
      assert.match(early, /^Failed to launch the browser process!\n/);
      assert.doesNotMatch(early, /Closed with/);
      const known = 'echo Falling back to ALSA for audio output';
      assert.match(await errorOf(`${known}\nsleep 0.2\nexit 1`), /\nFalling back to ALSA for audio output\n/);
      assert.ok(!shown.some((line) => line.includes('Falling back to ALSA')));
      const ready = 'echo DevTools listening on ws://127.0.0.1:1/ >&2';
      assert.equal(await errorOf(`${ready}\nsleep 0.5\n${known}\nsleep 0.2\necho The tide is out\nexec sleep 5`), 'opened');
      while (!shown.some((line) => line.includes('The tide is out'))) await setTimeout(20);
      await opened?.close({silent: true});
    } finally {
      console.log = log;
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
      sockets.NodeWebSocketTransport.create = create;
    }
    assert.ok(!shown.some((line) => line.includes('Falling back to ALSA')));

    const calls: unknown[] = [];
    const close = (...given: unknown[]) => void calls.push(['close', ...given]);
    console.log = (...parts: unknown[]) => void calls.push(parts);
    try {
      const renderer = {openBrowser: (...given: unknown[]) => (calls.push(['openBrowser', ...given]), Promise.resolve({close}))};
      await runScriptOf('docs/troubleshooting/browser-launch.mdx', 'check-browser.ts', {'@remotion/renderer': renderer});
    } finally {
      console.log = log;
    }
    assert.deepEqual(calls, [['openBrowser', 'chrome', {logLevel: 'verbose'}], ['The browser runs'], ['close', {silent: false}]]);
  },
);
