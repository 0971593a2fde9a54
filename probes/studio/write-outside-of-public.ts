import assert from 'node:assert/strict';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

type Routes = {handleRoutes(given: {request: IncomingMessage; response: ServerResponse; publicDir: string}): Promise<void>};

export default inNode('Writing a file outside of the public folder is refused with the path after .. has been resolved.', async () => {
  const {handleRoutes} = installed<Routes>('@remotion/studio-server/dist/routes.js');
  const publicDir = newFolder();
  const {origin, close} = await serve((request, response) => void handleRoutes({request, response, publicDir}));
  try {
    for (const filePath of ['../beats.json', 'song/../../beats.json']) {
      const answer = await fetch(`${origin}/api/add-asset?${new URLSearchParams({filePath}).toString()}`, {method: 'POST', body: '[]'});
      assert.equal(answer.ok, false);
      assert.deepEqual(await answer.json(), {error: 'Not allowed to write to ../beats.json'});
    }
  } finally {
    close();
  }
});
