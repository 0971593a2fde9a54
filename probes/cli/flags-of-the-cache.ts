import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {BundlerInternals} from '@remotion/bundler';
import {inNode} from '../lib/probe';

type Modules = [{parseCommandLine: () => void}, {Config: {setCachingEnabled: (enabled: boolean) => void}}, {bundleOnCli: (options: object) => Promise<string>}];

const load = createRequire(path.join(__dirname, '../../package.json'));
const CLI = path.join(__dirname, '../../node_modules/@remotion/cli/dist');

export default inNode(
  '--bundle-cache=false compiles everything and deletes the cache that is there; --no-bundle-cache leaves the cache on, even if the configuration file has switched it off.',
  async () => {
    const {argv} = process;
    const {log} = console;
    const bundler = BundlerInternals as unknown as Record<'getConfig' | 'cacheExists' | 'clearCache' | 'internalBundle', unknown>;
    const before = {...bundler};
    const kept = Object.entries(load.cache).filter(([file]) => file.startsWith(CLI));
    const forget = () => {
      for (const file of Object.keys(load.cache)) if (file.startsWith(CLI)) delete load.cache[file];
    };
    const steps: string[] = [];
    Object.assign(bundler, {
      getConfig: () => Promise.resolve(['hash']),
      cacheExists: () => 'exists',
      clearCache: () => Promise.resolve(steps.push('deleted')),
      internalBundle: ({enableCaching}: {enableCaching: boolean}) => Promise.resolve(String(steps.push(enableCaching ? 'cached' : 'compiled'))),
    });
    console.log = () => undefined;
    const bundleWith = async (flag: string | null, config = true) => {
      forget();
      process.argv = [...argv.slice(0, 2), 'bundle', ...(flag ? [flag] : [])];
      const [{parseCommandLine}, {Config}, {bundleOnCli}] = ['parse-command-line.js', 'config/index.js', 'setup-cache.js'].map(
        (file) => load(path.join(CLI, file)) as unknown,
      ) as Modules;
      Config.setCachingEnabled(config);
      parseCommandLine();
      await bundleOnCli({fullPath: '/index.ts', remotionRoot: '/', logLevel: 'error', quietFlag: true, onProgressCallback: () => undefined});
      return steps.splice(0);
    };
    try {
      assert.deepEqual(await bundleWith(null), ['cached']);
      assert.deepEqual(await bundleWith('--bundle-cache=false'), ['deleted', 'compiled']);
      assert.deepEqual(await bundleWith(null, false), ['deleted', 'compiled']);
      assert.deepEqual(await bundleWith('--no-bundle-cache'), ['cached']);
      assert.deepEqual(await bundleWith('--no-bundle-cache', false), ['cached']);
    } finally {
      process.argv = argv;
      console.log = log;
      Object.assign(bundler, before);
      forget();
      Object.assign(load.cache, Object.fromEntries(kept));
    }
  },
);
