import assert from 'node:assert/strict';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

export default inNode(
  'The server of the page answers with both headers of isolation, which it sets before the page is sent; once a page has been sent, Node.js throws ERR_HTTP_HEADERS_SENT for another header.',
  async () => {
    const steps: string[] = [];
    let answer: RequestListener | undefined;
    await runScriptOf('docs/miscellaneous/cross-origin-isolation.mdx', 'serve-transcriber.ts', {
      'node:http': {createServer: (given: RequestListener) => ((answer = given), {listen: () => undefined})},
      'node:fs': {createReadStream: () => (steps.push('page'), Readable.from(['<p>Transcriber</p>']))},
    });
    let late: unknown;
    const server = createServer((request, response) => {
      response.on('finish', () => {
        try {
          response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
        } catch (error) {
          late = error;
        }
      });
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) => (steps.push(name), setHeader(name, value));
      void answer?.(request, response);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    try {
      const {headers} = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      assert.deepEqual([headers.get('cross-origin-opener-policy'), headers.get('cross-origin-embedder-policy')], ['same-origin', 'require-corp']);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    }
    assert.deepEqual(steps.slice(0, 4), ['content-type', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy', 'page']);
    assert.equal((late as NodeJS.ErrnoException).code, 'ERR_HTTP_HEADERS_SENT');
  },
);
