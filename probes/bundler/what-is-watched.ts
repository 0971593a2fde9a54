import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Configuration = {watchOptions: {poll?: number; ignored: string[]}};
const {webpackConfig} = installed<{webpackConfig: (options: object) => Promise<[string, Configuration]>}>('@remotion/bundler/dist/webpack-config.js');

export default inNode(
  'The Studio watches nothing in node_modules, .git and .turbo, and looks for changed files by itself only at the interval of --webpack-poll.',
  async () => {
    const watched = async (poll: number | null) => {
      const options = {entry: '/entry.mjs', userDefinedComponent: '/index.ts', outDir: null, environment: 'development', remotionRoot: newFolder()};
      const [, configuration] = await webpackConfig({
        ...options,
        maxTimelineTracks: null,
        keyboardShortcutsEnabled: true,
        bufferStateDelayInMilliseconds: null,
        poll,
      });
      return configuration.watchOptions;
    };
    const {poll, ignored} = await watched(null);
    assert.equal(poll, undefined);
    assert.deepEqual(ignored.toSorted(), ['**/.git/**', '**/.turbo/**', '**/node_modules/**']);
    assert.equal((await watched(1000)).poll, 1000);
  },
);
