import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The way of a query',
  alt: 'On your computer, the agent calls the MCP server with a query over standard input and output. The server sends the query to mcp.remotion.dev, and the text that comes back goes to the agent.',
  caption: 'Only the query leaves your computer. The server cannot see your project; the agent can, so mind what it asks.',
};
