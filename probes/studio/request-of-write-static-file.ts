import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

type Write = (given: {filePath: string; contents: string}) => Promise<unknown>;

const write = studioFunction('write-static-file', 'writeStaticFile') as unknown as Write;

/** What is requested on a page, and what becomes of the promise. */
async function writing(page: object, filePath: string, answer: Response = new Response()) {
  const {fetch} = globalThis;
  const requests: unknown[] = [];
  (globalThis as {window?: object}).window = {location: {origin: 'https://shop.example.com'}, ...page};
  globalThis.fetch = (url, {method, body} = {}) => {
    requests.push([(url as URL).href, method, body]);
    return Promise.resolve(answer);
  };
  try {
    const outcome = await write({filePath, contents: '[]'}).catch(({message}: Error) => message);
    return {requests, outcome};
  } finally {
    globalThis.fetch = fetch;
    delete (globalThis as {window?: object}).window;
  }
}

export default inNode(
  'writeStaticFile() sends the contents to /api/add-asset of the server that delivered the page, also in a render and on a page with a Player; a backslash rejects without a request, and a refusal with its message.',
  async () => {
    const requests = [['https://shop.example.com/api/add-asset?filePath=song%2Fbeats.json', 'POST', '[]']];
    const render = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
    for (const page of [{remotion_isStudio: true}, {remotion_isPlayer: true}, render])
      assert.deepEqual(await writing(page, 'song/beats.json'), {requests, outcome: undefined});
    assert.deepEqual(await writing({remotion_isStudio: true}, 'song\\beats.json'), {requests: [], outcome: 'File path cannot contain backslashes'});
    const refusal = Response.json({error: 'Not allowed to write to ../a'}, {status: 500});
    assert.equal((await writing({remotion_isStudio: true}, '../a', refusal)).outcome, 'Not allowed to write to ../a');
  },
);
