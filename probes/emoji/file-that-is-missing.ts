import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const {readFile} = installed<{readFile(url: string): Promise<unknown>}>('@remotion/renderer/dist/assets/read-file.js');

export default inNode(
  'For the file of an emoji that is missing in the public folder, a render says “Received a status code of 404 while downloading file”, its address below /public/ and a period.',
  async () => {
    const {origin, close} = await serve((_, response) => response.writeHead(404).end());
    const address = `${origin}/public/rocket-1x.webm`;
    try {
      await assert.rejects(readFile(address), {message: `Received a status code of 404 while downloading file ${address}.`});
    } finally {
      close();
    }
  },
);
