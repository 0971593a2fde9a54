import assert from 'node:assert/strict';
import path from 'node:path';
import {inspect} from 'node:util';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

type Transport = new (options: {command: string; args: string[]}) => object;
type Client = new (...given: unknown[]) => {callTool(call: object): Promise<object>};

const SDK = '@modelcontextprotocol/sdk/client';
const BIN = path.join(__dirname, '../../node_modules/.bin/remotion-mcp');

export default inNode(
  'The script of the page starts the server, lists its tools and calls the one with the name remotion-documentation; the first line that it prints is "[ \'remotion-documentation\' ]".',
  async () => {
    const {Client: Real} = (await import(`${SDK}/index.js`)) as {Client: Client};
    const {StdioClientTransport: RealTransport} = (await import(`${SDK}/stdio.js`)) as {StdioClientTransport: Transport};
    const called: object[] = [];
    /** There is no network: the server would ask mcp.remotion.dev. */
    class WithoutANetwork extends Real {
      override callTool(call: object) {
        called.push(call);
        return Promise.resolve({content: []});
      }
    }
    /** The server of the installed package, in place of npx, which takes seconds to find it. */
    class FromHere extends RealTransport {
      constructor({command, args}: {command: string; args: string[]}) {
        assert.deepEqual([command, args], ['npx', ['remotion-mcp']]);
        super({command: process.execPath, args: [BIN]});
      }
    }
    const {log} = console;
    const printed: string[] = [];
    console.log = (...words: unknown[]) => void printed.push(words.map((word) => inspect(word)).join(' '));
    try {
      await runScriptOf('docs/ai/mcp.mdx', 'ask-docs.mts', {
        [`${SDK}/index.js`]: {Client: WithoutANetwork},
        [`${SDK}/stdio.js`]: {StdioClientTransport: FromHere},
      });
    } finally {
      console.log = log;
    }
    assert.equal(printed[0], `[ 'remotion-documentation' ]`);
    assert.deepEqual(called, [{name: 'remotion-documentation', arguments: {query: 'spring duration'}}]);
  },
);
