import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

type Tool = (input: {query: string}) => Promise<{content: {type: string; text: string}[]}>;

/** What @remotion/mcp brings along. */
const SDK = '@modelcontextprotocol/sdk/server';

export default inNode(
  'The MCP server offers one tool, with the argument query, whose answer is text; it sends the query to mcp.remotion.dev without encoding it, so that all after an & or a # is lost, and passes on "fetch failed".',
  async () => {
    const tools = new Map<string, Tool>();
    const {McpServer} = (await import(`${SDK}/mcp.js`)) as {McpServer: {prototype: Record<'tool' | 'connect', unknown>}};
    const {StdioServerTransport} = (await import(`${SDK}/stdio.js`)) as {StdioServerTransport: new () => object};
    const {tool, connect} = McpServer.prototype;
    Object.assign(McpServer.prototype, {
      tool: (name: string, input: object, call: Tool) => void (assert.deepEqual(Object.keys(input), ['query']), tools.set(name, call)),
      connect: (transport: unknown) => Promise.resolve(assert.ok(transport instanceof StdioServerTransport)),
    });
    const {fetch} = globalThis;
    const asked: URL[] = [];
    try {
      await import('@remotion/mcp');
      assert.deepEqual([...tools.keys()], ['remotion-documentation']);
      const search = tools.get('remotion-documentation')!;
      globalThis.fetch = (url) => {
        asked.push(new URL(url as string));
        return Promise.resolve(new Response('Three pages'));
      };
      assert.deepEqual(await search({query: 'fonts & colors'}), {content: [{type: 'text', text: 'Three pages'}]});
      await search({query: 'issue #12'});
      await search({query: 'fonts and colors'});
      assert.deepEqual(
        asked.map(({searchParams}) => searchParams.get('query')),
        ['fonts ', 'issue ', 'fonts and colors'],
      );
      assert.equal(asked[0]!.host, 'mcp.remotion.dev');
      globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
      await assert.rejects(search({query: 'spring'}), {message: 'fetch failed'});
    } finally {
      globalThis.fetch = fetch;
      Object.assign(McpServer.prototype, {tool, connect});
    }
  },
);
