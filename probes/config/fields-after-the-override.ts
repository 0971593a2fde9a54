import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Configuration = {
  mode: string;
  cache: unknown;
  context: string;
  output: {path: string; filename: string};
  optimization: {minimize: boolean};
  resolve: {extensions: string[]};
  module: {rules: Array<{test: RegExp; exclude?: RegExp; use?: Array<{options?: {target?: string}}>}>};
};
type Bundler = {webpackConfig(options: object): Promise<[string, Configuration]>};
type Override = (configuration: Configuration) => Configuration | Promise<Configuration>;
type Setter = {overrideWebpackConfig(override: Override): void; getWebpackOverrideFn(): Override};

const {webpackConfig} = installed<Bundler>('@remotion/bundler/dist/webpack-config.js');
const SETTER = '@remotion/cli/dist/config/override-webpack.js';

export default inNode(
  'Before the override, the configuration has the listed values; cache, context and output.path are set after it; several overrides run one after another, also asynchronous ones.',
  async () => {
    const [root, outDir] = [newFolder(), newFolder()];
    const more = {maxTimelineTracks: null, keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null};
    const resolved = async (environment: string, webpackOverride: Override) => {
      const options = {entry: '/entry.mjs', userDefinedComponent: '/index.ts', outDir, environment, enableCaching: false, remotionRoot: root};
      return (await webpackConfig({...options, ...more, webpackOverride}))[1];
    };
    const seen: Configuration[] = [];
    for (const mode of ['development', 'production']) {
      await resolved(mode, (given) => {
        seen.push(given);
        assert.equal(given.mode, mode);
        return given;
      });
    }
    for (const {optimization, resolve, module} of seen) {
      assert.equal(optimization.minimize, false);
      assert.deepEqual(resolve.extensions, ['.ts', '.tsx', '.web.js', '.js', '.jsx', '.mjs', '.cjs']);
      const [typed, plain] = ['a.tsx', 'a.js'].map((file) => module.rules.find(({test}) => test.test(file)));
      for (const rule of [typed, plain]) assert.equal(rule?.use?.[0]?.options?.target, 'chrome85');
      assert.deepEqual([typed?.exclude, plain?.exclude], [undefined, /node_modules/]);
    }

    const changed = await resolved('production', (given) => ({
      ...{...given, cache: {type: 'memory'}, context: '/elsewhere', mode: 'none'},
      output: {...given.output, path: '/elsewhere', filename: 'video.js'},
    }));
    assert.deepEqual([changed.cache, changed.context, changed.output.path], [false, root, outDir]);
    assert.deepEqual([changed.mode, changed.output.filename], ['none', 'video.js']);

    // A copy of its own, so that no override is left behind.
    const file = path.join(__dirname, '../../node_modules', SETTER);
    const cached = require.cache[file];
    Reflect.deleteProperty(require.cache, file);
    const {overrideWebpackConfig, getWebpackOverrideFn} = installed<Setter>(SETTER);
    require.cache[file] = cached;
    overrideWebpackConfig(async (given) => Promise.resolve({...given, mode: `${given.mode} first`}));
    overrideWebpackConfig((given) => ({...given, mode: `${given.mode} second`}));
    assert.equal((await resolved('production', getWebpackOverrideFn())).mode, 'production first second');
  },
);
