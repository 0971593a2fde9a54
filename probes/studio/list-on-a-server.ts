import assert from 'node:assert/strict';
import {getStaticFiles as ofRemotion} from 'remotion';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

const SERVER = 'Called getStaticFiles() on the server. The API is only available in the browser. An empty array was returned.';

export default inNode(
  'getStaticFiles() of remotion and of @remotion/studio return the same list, the current one at each call, and an empty one on a server, with a warning, and in a page with a Player.',
  () => {
    const page = globalThis as {window?: object; document?: object};
    const {warn} = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => void warnings.push(text);
    const lists = () => [ofRemotion(), studioFunction('get-static-files', 'getStaticFiles')()];
    try {
      delete page.document;
      assert.deepEqual(
        [lists(), warnings.splice(0)],
        [
          [[], []],
          [SERVER, SERVER],
        ],
      );
      page.document = {};
      page.window = {remotion_isPlayer: true};
      assert.deepEqual(lists(), [[], []]);
      for (const files of [[{name: 'gull.png'}], []]) {
        page.window = {remotion_staticFiles: files};
        assert.deepEqual(lists(), [files, files]);
      }
    } finally {
      console.warn = warn;
      delete page.window;
      delete page.document;
    }
  },
);
