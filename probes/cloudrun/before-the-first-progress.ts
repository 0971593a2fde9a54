import assert from 'node:assert/strict';
import {PassThrough} from 'node:stream';
import {cloudRunService} from '../lib/cloud-run';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Client = {request(options: object): Promise<{data: PassThrough}>};
type Auth = {IdTokenClient: new (options: object) => Client};
type Answer = (response: {write(text: string): unknown; destroy(): unknown}) => void;

const {IdTokenClient} = installed<Auth>('google-auth-library');
const TOKEN = `e30.${Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64')}.e30`;

export default inNode(
  'The service answers nothing before the first progress of a video and before a still is ready. Error statuses and connections that break off reject for both; an answer that ends early is a crash.',
  async () => {
    const written: number[] = [];
    const service = cloudRunService(({onProgress}) => {
      written.push(service.written.length);
      (onProgress as ((progress: object) => void) | undefined)?.({progress: 0.1, renderedFrames: 6, encodedFrames: 0});
    });
    await service.film();
    await service.still();
    assert.deepEqual(written, [0, 2]);
    assert.equal(service.written.length, 3);

    let answer: {status: number; body: Answer} = {status: 504, body: () => undefined};
    const server = await serve((_request, response) => {
      response.writeHead(answer.status);
      response.flushHeaders();
      answer.body({write: (text) => response.write(text), destroy: () => response.destroy()});
      if (!response.destroyed) response.end();
    });
    service.client = new IdTokenClient({targetAudience: server.origin, idTokenProvider: {fetchIdToken: () => Promise.resolve(TOKEN)}});
    try {
      for (const render of [service.film, service.still]) {
        for (const status of [504, 429]) {
          answer = {status, body: (response) => response.write('Busy')};
          const refused = await render({cloudRunUrl: server.origin});
          assert.ok(refused instanceof Error);
          assert.deepEqual([Reflect.get(refused, 'code'), refused.message], [String(status), 'Busy']);
        }
        answer = {status: 200, body: (response) => response.destroy()};
        assert.ok((await render({cloudRunUrl: server.origin})) instanceof Error);
        answer = {status: 200, body: (response) => response.write('{"onProgress":0.5}\n')};
        assert.equal((await render({cloudRunUrl: server.origin})).type, 'crash');
      }
    } finally {
      server.close();
    }
  },
);
