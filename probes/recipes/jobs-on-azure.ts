import assert from 'node:assert/strict';
import fs from 'node:fs';
import {Writable} from 'node:stream';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Handler = (request: object, response: object) => Promise<unknown>;
type Answer = {code: number; body: string};
type Options = {outputLocation: string; inputProps: {city: string}; onProgress(given: {progress: number}): void};

/** The server of the page as one process has it, and what it renders until it is told to go on. */
async function started() {
  const rendering: {options: Options; finish(error?: Error): void}[] = [];
  let handler: Handler | undefined;
  const folder = newFolder();
  await runScriptOf('docs/azure-container-apps.mdx', 'server.ts', {
    'node:http': {createServer: (given: Handler) => ({listen: () => void (handler = given)})},
    'node:os': {tmpdir: () => folder},
    '@remotion/renderer': {
      selectComposition: ({id}: {id: string}) => Promise.resolve({id}),
      renderMedia: (options: Options) =>
        new Promise<void>((resolve, reject) => {
          rendering.push({options, finish: (error) => (error ? reject(error) : (fs.writeFileSync(options.outputLocation, 'film'), resolve()))});
        }),
    },
  });
  const ask = (method: string, url: string, body = '', token = 'secret') =>
    new Promise<Answer>((resolve) => {
      let code = 0;
      const chunks: Buffer[] = [];
      const response = new Writable({write: (chunk: Buffer, _, done) => (chunks.push(chunk), done())});
      response.on('finish', () => resolve({code, body: Buffer.concat(chunks).toString()}));
      Object.assign(response, {writeHead: (status: number) => ((code = status), response)});
      void handler!({method, url, headers: {authorization: `Bearer ${token}`}, toArray: () => Promise.resolve([Buffer.from(body)])}, response);
    });
  return {ask, rendering};
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

export default inNode(
  'The server of the page answers at once, renders one video after the other, tells how far each is until it is completed or failed, hands out the file, and answers 404 for the job of another process.',
  async () => {
    process.env.RENDER_TOKEN = 'secret';
    const {error} = console;
    console.error = () => undefined;
    try {
      const {ask, rendering} = await started();
      assert.equal((await ask('GET', '/renders/a', '', 'wrong')).code, 401);
      assert.equal((await ask('POST', '/renders', '{"city": 4}')).code, 400);
      const order = async (city: string) => {
        const {code, body} = await ask('POST', '/renders', JSON.stringify({city, degrees: -4}));
        assert.equal(code, 202);
        return (JSON.parse(body) as {jobId: string}).jobId;
      };
      const [first, second] = [await order('Uppsala'), await order('Lund')];
      await turns();
      assert.deepEqual(
        rendering.map(({options}) => options.inputProps.city),
        ['Uppsala'],
      );
      rendering[0]!.options.onProgress({progress: 0.4});
      const stateOf = async (id: string) => JSON.parse((await ask('GET', `/renders/${id}`)).body) as object;
      assert.deepEqual(
        [await stateOf(first), await stateOf(second)],
        [
          {status: 'in-progress', progress: 0.4},
          {status: 'queued', progress: 0},
        ],
      );
      assert.equal((await ask('GET', `/renders/${first}.mp4`)).code, 409);
      rendering[0]!.finish();
      await turns();
      assert.deepEqual(await ask('GET', `/renders/${first}.mp4`), {code: 200, body: 'film'});
      rendering[1]!.finish(new Error('No such city'));
      await turns();
      assert.deepEqual(await stateOf(second), {status: 'failed', progress: 0});
      const other = await started();
      assert.equal((await other.ask('GET', `/renders/${first}`)).code, 404);
    } finally {
      console.error = error;
      delete process.env.RENDER_TOKEN;
    }
  },
);
