import assert from 'node:assert/strict';
import fs from 'node:fs';
import {Writable} from 'node:stream';
import {sampleOf} from '../lib/page-sample';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PAGE = 'docs/cloudflare-containers.mdx';

type Handler = (request: object, response: object) => Promise<void>;
type Worker = {default: {fetch(request: Request, env: object): Promise<Response>}};

/** The server of the page with a renderer of its own; returns what asks it. */
async function server(render: (outputLocation: string) => void) {
  let handler: Handler | undefined;
  const folder = newFolder();
  const once = process.once.bind(process);
  process.once = () => process;
  try {
    await runScriptOf(PAGE, 'server.ts', {
      'node:http': {createServer: (given: Handler) => ((handler = given), {listen: () => undefined})},
      'node:os': {tmpdir: () => folder},
      '@remotion/renderer': {
        selectComposition: () => Promise.resolve({}),
        renderMedia: ({outputLocation}: {outputLocation: string}) => Promise.resolve(render(outputLocation)),
      },
    });
  } finally {
    process.once = once;
  }
  return async (body: string): Promise<Response> => {
    let status = 0;
    let headers = {};
    const chunks: Buffer[] = [];
    const response = new Writable({write: (chunk: Buffer, _, done) => (chunks.push(chunk), done())});
    Object.assign(response, {headersSent: false, writeHead: (code: number, given = {}) => ((status = code), (headers = given), response)});
    await handler!({toArray: () => Promise.resolve([Buffer.from(body)])}, response);
    return new Response(Buffer.concat(chunks), {status, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))});
  };
}

export default inNode(
  'The server of the page answers with the file and its length; the Worker starts a container for each name, answers 502 with the list of issues if props do not pass the schema, and with any other error of the render.',
  async () => {
    const {error} = console;
    console.error = () => undefined;
    try {
      const rendering = await server((outputLocation) => fs.writeFileSync(outputLocation, 'tide'));
      const failing = await server(() => {
        throw new Error('Target closed');
      });
      const names: string[] = [];
      let ask = rendering;
      const getContainer = (_: unknown, name: string) => {
        names.push(name);
        return {fetch: async (request: Request) => ask(await request.text())};
      };
      class FixedLengthStream extends TransformStream {
        constructor(readonly length: number) {
          super();
        }
      }
      Object.assign(globalThis, {FixedLengthStream});
      const {default: worker} = sampleOf<Worker>([PAGE], 'worker/index.ts', {'@cloudflare/containers': {Container: class {}, getContainer}});
      const stored: string[] = [];
      const env = {RENDER_TOKEN: 'secret', VIDEOS: {put: async (_: string, body: ReadableStream) => void stored.push(await new Response(body).text())}};
      const call = (body: object, token = 'secret') =>
        worker.fetch(new Request('https://tides.example', {method: 'POST', body: JSON.stringify(body), headers: {authorization: `Bearer ${token}`}}), env);
      assert.equal((await call({harbor: 'Brest', meters: 5}, 'wrong')).status, 401);
      assert.deepEqual(names, []);
      const made = await call({harbor: 'Brest', meters: 5});
      assert.deepEqual([made.status, stored], [201, ['tide']]);
      const refused = await call({harbor: 'Brest', meters: 12});
      assert.equal(refused.status, 502);
      assert.match(await refused.text(), /"too_big"/);
      ask = failing;
      const broken = await call({harbor: 'Brest', meters: 5});
      assert.deepEqual([broken.status, await broken.text()], [502, 'Error: Target closed']);
      assert.equal(new Set(names).size, 3);
    } finally {
      console.error = error;
    }
  },
);
