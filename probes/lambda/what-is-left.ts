import assert from 'node:assert/strict';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

type Left = {functions: string[]; buckets: string[]};

export default inNode(
  'The script that looks for leftovers prints each region that every account can use with its functions and buckets, and nothing once they are gone.',
  async () => {
    const {log} = console;
    const printed = async ({functions, buckets}: Left) => {
      const lines: unknown[][] = [];
      console.log = (...texts: unknown[]) => void lines.push(texts);
      const isThere = ({region}: {region: string}) => region === 'eu-west-1';
      try {
        await runScriptOf('docs/lambda/uninstall.mdx', 'find-leftovers.ts', {
          '@remotion/lambda/client': {
            getFunctions: (given: {region: string}) => Promise.resolve(isThere(given) ? functions : []),
            getSites: (given: {region: string}) => Promise.resolve({buckets: isThere(given) ? buckets.map((name) => ({name})) : []}),
          },
        });
      } finally {
        console.log = log;
      }
      return lines;
    };
    assert.deepEqual(await printed({functions: [], buckets: []}), []);
    assert.deepEqual(await printed({functions: ['old'], buckets: ['quay']}), [['eu-west-1', 1, ['quay']]]);
    assert.deepEqual(await printed({functions: ['old'], buckets: []}), [['eu-west-1', 1, []]]);
  },
);
