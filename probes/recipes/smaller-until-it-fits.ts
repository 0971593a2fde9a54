import assert from 'node:assert/strict';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

export default inNode(
  'The script tries five settings, from the best to the smallest, stops at the first GIF within the limit, and leaves the last one if none is.',
  async () => {
    const sizes: Record<string, number> = {'1 1': 305062, '1 2': 212431, '0.5 1': 160630, '0.5 2': 107110, '0.25 2': 55_000};
    const {argv} = process;
    const tried = async (limit: string) => {
      const steps: string[] = [];
      process.argv = ['node', 'gif-under.ts', limit];
      await runScriptOf('docs/recipes/gif.mdx', 'gif-under.ts', {
        'node:fs/promises': {stat: () => Promise.resolve({size: sizes[steps.at(-1)!]})},
        '@remotion/bundler': {bundle: () => Promise.resolve('build')},
        '@remotion/renderer': {
          openBrowser: () => Promise.resolve({close: () => Promise.resolve()}),
          selectComposition: () => Promise.resolve({}),
          renderMedia: ({scale, everyNthFrame}: {scale: number; everyNthFrame: number}) => Promise.resolve(void steps.push(`${scale} ${everyNthFrame}`)),
        },
      });
      return steps;
    };
    try {
      assert.deepEqual(await tried('120'), ['1 1', '1 2', '0.5 1', '0.5 2']);
      assert.deepEqual(await tried('400'), ['1 1']);
      assert.deepEqual(await tried('10'), Object.keys(sizes));
    } finally {
      process.argv = argv;
    }
  },
);
