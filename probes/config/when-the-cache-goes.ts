import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {enableCaching?: boolean};
type Bundler = {
  BundlerInternals: {
    getConfig(given: {options: Given}): Promise<[string, object]>;
    cacheExists(): string;
    clearCache(root: string, environment: string): Promise<void>;
    internalBundle(given: Given): Promise<string>;
  };
};
type Module = {bundleOnCli(given: object): Promise<string>};

export default inNode(
  'With setCachingEnabled(false), a command deletes the cache of an earlier bundle and makes none, and otherwise it keeps it.',
  async () => {
    const {BundlerInternals: bundler} = installed<Bundler>('@remotion/bundler');
    const {bundleOnCli} = installed<Module>('@remotion/cli/dist/setup-cache.js');
    const original = {...bundler};
    const deleted: string[] = [];
    const cached: (boolean | undefined)[] = [];
    Object.assign(bundler, {
      getConfig: () => Promise.resolve(['hash', {}]),
      cacheExists: () => 'exists',
      clearCache: (_: string, environment: string) => Promise.resolve(deleted.push(environment)),
      internalBundle: ({enableCaching}: Given) => Promise.resolve(String(cached.push(enableCaching))),
    });
    const bundle = () =>
      bundleOnCli({fullPath: 'src/index.ts', remotionRoot: '/root', logLevel: 'error', quietFlag: true, onProgressCallback: () => undefined});
    try {
      await bundle();
      assert.deepEqual([deleted, cached], [[], [true]]);
      Config.setCachingEnabled(false);
      await bundle();
      assert.deepEqual([deleted, cached], [['production'], [true, false]]);
    } finally {
      Config.setCachingEnabled(true);
      Object.assign(bundler, original);
    }
  },
);
